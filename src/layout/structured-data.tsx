import { type CalendarEvent, eventAddress } from "../content/site/events";
import { shareCardAddress } from "../content/schema/page-address";
import { phoneNumber } from "../content/schema/phone";
import { type SiteFacts, absoluteOn } from "./site-facts";

/** JSON-LD, for search engines. */
export function StructuredData({ graph }: { readonly graph: object[] }) {
  const data = { "@context": "https://schema.org", "@graph": graph };
  // A `</script>` in a field would end the script element.
  const __html = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
  );
}

/**
 * The site and its organization, a schema.org NGO.
 *
 * @param description what the organization does, in a sentence
 * @see https://schema.org/NGO
 */
export function siteGraph(site: SiteFacts, description: string) {
  const absolute = absoluteOn(site);
  const { name, email, ein, county, address, contact } = site;
  const url = absolute("/");
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
    sameAs: site.donateAddress,
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
  return [website, organization];
}

/**
 * The events that have a place, which search engines require. The organization's
 * address would be a guess.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventGraph(site: SiteFacts, events: readonly CalendarEvent[]) {
  const absolute = absoluteOn(site);
  const organizer = { "@type": "NGO", name: site.name, url: absolute("/") };
  const located = events.filter(({ place }) => place);
  return located.map((event) => ({
    "@type": "Event",
    name: event.title,
    startDate: event.start,
    endDate: event.end ?? undefined,
    location: { "@type": "Place", name: event.place, address: event.place },
    eventStatus: `https://schema.org/Event${event.canceled ? "Cancelled" : "Scheduled"}`,
    organizer,
    description: event.text ?? undefined,
    url: eventAddress(event, absolute),
  }));
}
