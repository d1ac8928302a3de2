import { withPrefix } from "../site-address";
import { type PageLink, isCurrent } from "../content/site/navigation";
import type { LayoutProps } from "./site-facts";

interface NavItemsProps extends Pick<LayoutProps, "path"> {
  readonly items: readonly PageLink[];
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
