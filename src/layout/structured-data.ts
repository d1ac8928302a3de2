import { donateAddress } from "../content/donate-address";
import type { SiteFacts } from "./site-facts";

/**
 * JSON-LD about the organization for search engines, as a schema.org NGO.
 * Escapes `<`, or a `</script>` in a field would end the script element.
 *
 * @param absolute returns the absolute URL of a path
 * @see https://schema.org/NGO
 */
export function structuredData(
  site: SiteFacts,
  absolute: (path: string) => string,
) {
  const { name, email, ein, county, address } = site;
  const organization = {
    "@context": "https://schema.org",
    "@type": "NGO",
    name,
    url: absolute("/"),
    email,
    logo: absolute("/icon-512.png"),
    taxID: ein,
    nonprofitStatus: "https://schema.org/Nonprofit501c3",
    sameAs: donateAddress(site),
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
  return JSON.stringify(organization).replaceAll("<", "\\u003c");
}
