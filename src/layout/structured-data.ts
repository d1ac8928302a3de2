import { donateAddress } from "../content/donate-address";
import type { SiteFacts } from "./site-facts";

/**
 * The organization for search engines, as schema.org's NGO in JSON-LD. `<` is
 * escaped, or a `</script>` in a field would end the element it stands in.
 *
 * @param absolute gives the full address of a path of the site
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
