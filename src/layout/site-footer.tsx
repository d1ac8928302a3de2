import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import { SiteLink } from "../components/site-link";
import { Wrap } from "../components/wrap";
import { landmarkWords, menuWords } from "../content/words/phrases";
import { typographicText } from "../content/schema/typographic-text";
import { media, recolored, theme } from "../theme/theme";
import { NavItems } from "./nav-items";
import {
  footerItems,
  policyItems,
  shownItems,
} from "../content/site/navigation";
import type { LayoutProps } from "./site-facts";

const Footer = styled.footer`
  padding-block: ${theme.space.vast} ${theme.space.large};
  background: ${theme.color.dark};
  color: ${theme.color.onFooter};
  ${recolored("focus", theme.color.onFooter)}

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.space.large};
    color: ${theme.color.onDark};
  }
`;

const Row = styled(Wrap)`
  display: grid;
  gap: ${theme.space.large};

  ${media.medium} {
    grid-template-columns: 2fr 2fr;
  }
`;

const Name = styled.p`
  max-width: 9.4em;
  font: ${theme.displayFont("heading3", "heading")};
  text-wrap: balance;
`;

const Lists = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.small} ${theme.space.large};
`;

const Fine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.tiny} ${theme.space.medium};
  grid-column: 1 / -1;
  padding-top: ${theme.space.medium};
  border-top: ${theme.line.hair} solid ${theme.color.footerRule};
  font-size: ${theme.fontSize.fine};
`;

/** Site links, the organization's name, and its EIN. */
export function SiteFooter({ site, address }: LayoutProps) {
  const { name, ein, copyrightYear } = site;
  const copyright = `© ${copyrightYear} ${name}. ${menuWords.rights}`;
  const taxStatus = typographicText(site.taxStatus);
  const status = `${taxStatus} ${menuWords.nonprofit} · ${menuWords.ein} ${ein}`;
  return (
    <Footer>
      <Row>
        <Name>{name}</Name>
        <Lists aria-label={landmarkWords.footer}>
          <ul>
            <NavItems
              items={shownItems(footerItems, site.sections)}
              address={address}
            />
          </ul>
          <ul>
            <NavItems
              items={[...policyItems, ...site.footerPages]}
              address={address}
            />
            <li>
              <DonateLink href={site.donateAddress} look="text" />
            </li>
          </ul>
          {site.links && (
            <ul>
              {site.links.map(({ label, url }) => (
                <li key={url}>
                  <SiteLink href={url}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Lists>
        <Fine>
          <span>{copyright}</span>
          <span>{status}</span>
        </Fine>
      </Row>
    </Footer>
  );
}
