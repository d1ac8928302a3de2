import { donateAddress } from "../content/donate-address";
import type { SiteFacts } from "./site-facts";

/**
 * JSON-LD for search engines: the site and its organization, a schema.org NGO.
 * Escapes `<`, or a `</script>` in a field would end the script element.
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
    .filter((address) => !address.startsWith("/"));
  const website = { "@type": "WebSite", name, url };
  const organization = {
    "@type": "NGO",
    name,
    description,
    url,
    email,
    telephone: contact?.phone ?? undefined,
    hasMap: contact?.mapUrl ?? undefined,
    logo: absolute("/icon-512.png"),
    image: absolute("/share-card.jpg"),
    taxID: ein,
    nonprofitStatus: "https://schema.org/Nonprofit501c3",
    sameAs: [donateAddress(site), ...profiles],
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
  const graph = {
    "@context": "https://schema.org",
    "@graph": [website, organization],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
