import styled from "styled-components";
import { Wrap } from "../components/wrap";
import { withPrefix } from "../site-address";
import { media, theme } from "../theme/theme";
import { brandLines } from "./brand-lines";
import { Logo } from "./logo";
import type { LayoutProps } from "./site-facts";
import { SiteMenu } from "./site-menu";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.bar};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.page};

  ${media.low} {
    position: static;
  }

  /* Old browsers show the whole menu, which is too tall to stay in view except
     in the widest windows. */
  ${media.notFull} {
    @supports not selector(:popover-open) {
      position: static;

      > div {
        flex-wrap: wrap;
        padding-block: ${theme.space.small};
      }
    }
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(${theme.space.small}, 2vw);
  min-height: ${theme.size.bar};
`;

const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: min(${theme.space.small}, 1.4vw);
  font: ${theme.displayFont("brand", "tight")};
  min-width: 0;
  margin-right: auto;
  text-decoration: none;

  svg,
  img {
    flex: none;
    width: ${theme.size.shield};
  }

  ${media.cramped} {
    font-size: ${theme.fontSize.brandAlone};

    svg,
    img {
      display: none;
    }
  }

  small {
    display: block;
    margin-top: ${theme.space.hint};
    color: ${theme.color.textSoft};
    font-size: ${theme.fontSize.brandRest};
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
`;

/** In characters: longer names have smaller letters, to fit in the bar. */
const longestName = 50;

/** The narrower its column, the smaller the letters. */
const LongName = styled.span`
  width: 22rem;
  container-type: inline-size;

  span {
    display: block;
    font-size: ${theme.fontSize.brandLong};
    text-wrap: balance;
  }
`;

/** The bar, which stays in view and is the page's banner landmark. */
export function SiteBar({ site, address }: LayoutProps) {
  const { name, county, logo } = site;
  const [large, small] = brandLines(name, county);
  return (
    <Bar>
      <Row>
        <Brand href={withPrefix("/")}>
          <Logo logo={logo} />
          {name.length > longestName ? (
            <LongName>
              <span>{name}</span>
            </LongName>
          ) : (
            <span>
              {large} {small !== "" && <small>{small}</small>}
            </span>
          )}
        </Brand>
        <SiteMenu site={site} address={address} />
      </Row>
    </Bar>
  );
}
