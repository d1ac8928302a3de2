/** @jest-environment node */
import { eventData, structuredData } from "../../src/layout/structured-data";
import { event } from "../../src/examples/event";
import { donateHref, site } from "../../src/examples/site";

const absolute = (path: string) => `https://prairie.example/trust${path}`;

test("describes the site, and the organization as schema.org's NGO", () => {
  const text = structuredData(site, "We mend prairies.", absolute);

  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        name: "Prairie County Land Trust",
        url: "https://prairie.example/trust/",
      },
      {
        "@type": "NGO",
        name: "Prairie County Land Trust",
        description: "We mend prairies.",
        url: "https://prairie.example/trust/",
        email: "office@prairie.example",
        logo: "https://prairie.example/trust/icon-512.png",
        image: "https://prairie.example/trust/share-card.jpg",
        taxID: "12-3456789",
        nonprofitStatus: "https://schema.org/Nonprofit501c3",
        sameAs: [donateHref],
        areaServed: "Prairie County, Iowa",
        address: {
          "@type": "PostalAddress",
          streetAddress: "7 Elm Road",
          addressLocality: "Oakville",
          addressRegion: "Iowa",
          postalCode: "50001",
          addressCountry: "US",
        },
      },
    ],
  });
});

test("gives the phone number without the words after it", () => {
  const contact = {
    phone: "(515) 555-0134 (call or text)",
    hours: null,
    mailingAddress: null,
    mapUrl: null,
  };
  const text = structuredData({ ...site, contact }, "", absolute);

  expect(JSON.parse(text)).toHaveProperty(
    "@graph.1.telephone",
    "(515) 555-0134",
  );
});

test("only profiles on other sites are the organization's, too", () => {
  const links = ["/about", "mailto:a@b.example", "https://prairie.social/us"];
  const given = links.map((url) => ({ label: "More", url }));
  const text = structuredData({ ...site, links: given }, "", absolute);

  expect(JSON.parse(text)).toHaveProperty("@graph.1.sameAs", [
    donateHref,
    "https://prairie.social/us",
  ]);
});

test("no field can end the script element", () => {
  const name = "</script><script>alert(1)</script>";
  const text = structuredData({ ...site, name }, "", absolute);

  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toHaveProperty("@graph.0.name", name);
});

test("describes events that have a place as schema.org's Event", () => {
  const place = "The barn, Oakville";
  const canceled = {
    ...event,
    place,
    end: "2031-05-03T11:30-05:00",
    text: "We sow.",
    link: { label: "Sign up", url: "https://seeds.example/day" },
    canceled: true,
  };
  const wholeDays = { start: "2031-05-03", end: "2031-05-04" };
  const events = [
    event,
    { ...event, place },
    canceled,
    { ...event, place, ...wholeDays },
  ];

  const known = {
    "@type": "Event",
    name: "Seed Day",
    startDate: "2031-05-03T09:00-05:00",
    location: { "@type": "Place", name: place, address: place },
    organizer: {
      "@type": "NGO",
      name: "Prairie County Land Trust",
      url: "https://prairie.example/trust/",
    },
  };
  expect(JSON.parse(eventData(site, events, absolute))).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        ...known,
        eventStatus: "https://schema.org/EventScheduled",
        url: "https://prairie.example/trust/events",
      },
      {
        ...known,
        endDate: "2031-05-03T11:30-05:00",
        eventStatus: "https://schema.org/EventCancelled",
        description: "We sow.",
        url: "https://seeds.example/day",
      },
      {
        ...known,
        startDate: "2031-05-03",
        endDate: "2031-05-04",
        eventStatus: "https://schema.org/EventScheduled",
        url: "https://prairie.example/trust/events",
      },
    ],
  });
});
