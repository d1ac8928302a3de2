import { withPrefix } from "../site-address";
import { type PageLink, isCurrent } from "../content/site/navigation";

interface NavLinkProps {
  readonly item: PageLink;
  /** Path of the current page. */
  readonly path: string;
}

/** A link in the bar or the footer, with `aria-current` on the current page. */
export const NavLink = ({ item, path }: NavLinkProps) => (
  <a
    href={withPrefix(item.path)}
    aria-current={isCurrent(item, path) ? "page" : undefined}
  >
    {item.title}
  </a>
);
