import { frontMatterOf, site } from "./content";
import {
  barItems,
  type Destination,
  destinationAddress,
  footerItems,
  policyItems,
} from "../../../src/layout/navigation";

const linkOf = (destination: Destination) => ({
  name: destination.label,
  href: destinationAddress(destination),
});

/** A link to a page whose front matter asks for one. */
const pageLink = (path: string) => ({
  name: frontMatterOf(path).title,
  href: path,
});

/** The links of the bar on the sample site, without the donate link. */
export const barLinks = [...barItems.map(linkOf), pageLink("/accessibility")];

/** The same for the footer, without links to other websites. */
export const footerLinks = [
  ...footerItems.map(linkOf),
  ...policyItems.map(linkOf),
  pageLink("/field-notes"),
  pageLink("/accessibility"),
];

/** The footer's links to other websites. */
export const otherLinks = (site.links ?? []).map(({ label, url }) => ({
  name: label,
  href: url,
}));
