import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import { visuallyHidden } from "../components/visually-hidden";
import { layoutIds } from "../content/schema/layout-ids";
import { landmarkWords, menuWords } from "../content/words/phrases";
import { scripted } from "../theme/scheme-markup";
import { media, theme } from "../theme/theme";
import { collapsed, inBar, MenuButton, type MenuSize } from "./menu-button";
import { NavItems } from "./nav-items";
import { barItems, shownItems } from "../content/site/navigation";
import { SchemeSwitch } from "./scheme-switch";
import type { LayoutProps } from "./site-facts";

/**
 * A popover, so that the button, Escape and a tap elsewhere work without
 * script. In wide windows it is laid out in the bar and always visible.
 */
const Menu = styled.nav<MenuSize>`
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    /* Makes a sixth item fit in the narrowest window that shows the bar. */
    gap: ${theme.space.tiny}
      ${({ $isLong }) =>
        $isLong
          ? theme.space.small
          : `clamp(${theme.space.small}, 1.5vw, ${theme.space.medium})`};
  }

  a:not([target]) {
    display: flex;
    align-items: center;
    min-height: ${theme.size.target};
    font: ${theme.displayFont("body", "heading")};
    text-decoration: none;
    text-decoration-thickness: ${theme.line.focus};

    &:hover,
    &[aria-current] {
      text-decoration-line: underline;
    }

    &[aria-current] {
      text-decoration-color: ${theme.color.lead};
    }
  }

  ${collapsed} {
    /* Without a script, nothing closes it when a section is chosen. The section
       gets the focus, so this hides it. */
    ${media.unscripted} {
      body:has(main :focus) & {
        display: none;
      }
    }

    /* Browsers themselves fix popovers to the window and let them scroll. */
    &:popover-open {
      inset: ${theme.size.bar} 0 auto;
      width: 100%;
      max-height: calc(100dvh - ${theme.size.bar});
      padding: ${theme.space.small} ${theme.space.medium} ${theme.space.large};
      border: 0;
      border-block: ${theme.line.outline} solid ${theme.color.outline};
      background: ${theme.color.page};
      color: inherit;

      ${media.low} {
        position: absolute;
        max-height: none;
      }

      ${media.motion} {
        transition:
          opacity ${theme.duration.menu},
          translate ${theme.duration.menu};

        @starting-style {
          opacity: 0;
          translate: 0 calc(-1 * ${theme.space.small});
        }
      }

      /* In two columns, shows the donate link at once even on a phone held
         sideways. */
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
        gap: 0 ${theme.space.large};
      }

      li:not(:last-child) {
        border-bottom: ${theme.line.hair} solid ${theme.color.hairline};
      }

      li:last-child {
        grid-column: 1 / -1;
        padding-top: ${theme.space.medium};
      }

      a {
        width: 100%;
      }

      a:not([target]),
      button {
        font-size: ${theme.fontSize.heading3};
      }
    }
  }

  ${inBar} {
    &[popover] {
      all: unset;
      display: block;
      /* In one row, unless letters are so large that none has room. */
      flex: none;
      max-width: calc(100% - 12rem);
    }

    /* There is room only for the switch's track; screen readers still read its
       words. */
    button span {
      ${visuallyHidden}
    }
  }
`;

/** Hidden without scripts, because the switch would do nothing. */
const SwitchItem = styled.li`
  display: none;

  ${scripted} {
    display: block;
  }
`;

/**
 * The bar's items, and the button that opens and closes them on small screens.
 * On the home page, it only opens them until a script makes it a toggle. Without
 * a script, choosing a section only hides the open menu, and a toggle would close
 * it instead of showing it again.
 */
export function SiteMenu({ site, address }: LayoutProps) {
  const { menuPages, sections } = site;
  const isLong = menuPages.length > 0;
  return (
    <>
      <MenuButton
        $isLong={isLong}
        popoverTarget={layoutIds.menu}
        popoverTargetAction={address === "/" ? "show" : undefined}
      >
        {menuWords.menu}
      </MenuButton>
      <Menu
        $isLong={isLong}
        id={layoutIds.menu}
        popover="auto"
        aria-label={landmarkWords.menu}
      >
        <ul>
          <NavItems
            items={[...shownItems(barItems, sections), ...menuPages]}
            address={address}
          />
          <SwitchItem>
            <SchemeSwitch />
          </SwitchItem>
          <li>
            <DonateLink href={site.donateAddress} look="bar" />
          </li>
        </ul>
      </Menu>
    </>
  );
}
