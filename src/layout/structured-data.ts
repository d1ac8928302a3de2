import { type CalendarEvent, eventAddress } from "../content/site/events";
import { shareCardAddress } from "../content/schema/page-address";
import { phoneNumber } from "../content/schema/phone";
import type { SiteFacts } from "./site-facts";

/** Escapes `<`, or a `</script>` in a field would end the script element. */
function scriptText(graph: readonly object[]) {
  const data = { "@context": "https://schema.org", "@graph": graph };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * JSON-LD for search engines: the site and its organization, a schema.org NGO.
 *
 * @param description what the organization does, in a sentence
 * @param absolute returns the absolute URL of a path
 * @see https://schema.org/NGO
 */
export function structuredData(
  site: SiteFacts,
  description: string,
  absolute: (path: string) => string,
) {
  const { name, email, ein, county, address, contact } = site;
  const url = absolute("/");
  const profiles = (site.links ?? [])
    .map((link) => link.url)
    .filter((address) => address.startsWith("https:"));
  const website = { "@type": "WebSite", name, url };
  const organization = {
    "@type": "NGO",
    name,
    description,
    url,
    email,
    telephone: contact?.phone ? phoneNumber(contact.phone) : undefined,
    hasMap: contact?.mapUrl ?? undefined,
    logo: absolute("/icon-512.png"),
    image: absolute(shareCardAddress),
    taxID: ein,
    nonprofitStatus: `https://schema.org/Nonprofit${site.taxStatus.replaceAll(/[()]/g, "")}`,
    sameAs: [site.donateAddress, ...profiles],
    areaServed: `${county}, ${address.state}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
  };
  return scriptText([website, organization]);
}

/**
 * JSON-LD for search engines: the events that have a place, which they require.
 * The organization's address would be a guess.
 *
 * @param absolute returns the absolute URL of a path
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventData(
  { name }: SiteFacts,
  events: readonly CalendarEvent[],
  absolute: (path: string) => string,
) {
  const organizer = { "@type": "NGO", name, url: absolute("/") };
  const located = events.filter(({ place }) => place);
  return scriptText(
    located.map((event) => ({
      "@type": "Event",
      name: event.title,
      startDate: event.start,
      endDate: event.end ?? undefined,
      location: { "@type": "Place", name: event.place, address: event.place },
      eventStatus: `https://schema.org/Event${event.canceled ? "Cancelled" : "Scheduled"}`,
      organizer,
      description: event.text ?? undefined,
      url: eventAddress(event, absolute),
    })),
  );
}
