import { withPrefix } from "../site-address";
import { type PageLink, isCurrent } from "../content/site/navigation";

interface NavItemsProps {
  readonly items: readonly PageLink[];
  /** Path of the current page. */
  readonly path: string;
}

/** Links in the bar or the footer, with `aria-current` on the current page. */
export const NavItems = ({ items, path }: NavItemsProps) =>
  items.map((item) => (
    <li key={item.path}>
      <a
        href={withPrefix(item.path)}
        aria-current={isCurrent(item, path) ? "page" : undefined}
      >
        {item.title}
      </a>
    </li>
  ));
