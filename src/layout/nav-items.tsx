import { withPrefix } from "../site-address";
import { type PageLink, isCurrent } from "../content/site/navigation";
import type { LayoutProps } from "./site-facts";

interface NavItemsProps extends Pick<LayoutProps, "address"> {
  readonly items: readonly PageLink[];
}

/** Links in the bar or the footer, with `aria-current` on the current page. */
export const NavItems = ({ items, address }: NavItemsProps) =>
  items.map((item) => (
    <li key={item.address}>
      <a
        href={withPrefix(item.address)}
        aria-current={isCurrent(item, address) ? "page" : undefined}
      >
        {item.title}
      </a>
    </li>
  ));
