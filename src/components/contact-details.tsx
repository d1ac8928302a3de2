import { type ReactNode } from "react";
import styled from "styled-components";
import { Breakable } from "./breakable";
import { phoneAddress } from "../content/schema/phone";
import { media, theme } from "../theme/theme";
import { useLanguage } from "./language";
import { SiteLink } from "./site-link";

const List = styled.dl`
  border-top: ${theme.line.outline} solid ${theme.color.outline};

  div {
    display: grid;
    gap: 0 ${theme.space.medium};
    padding-block: ${theme.space.base};
    border-bottom: ${theme.line.hair} solid ${theme.color.hairline};

    ${media.medium} {
      grid-template-columns: 7rem 1fr;
    }
  }

  dt {
    font: ${theme.displayFont("body", "body")};
  }

  dd a {
    display: inline-block;
    min-height: ${theme.space.medium};
  }
`;

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ContactDetailsProps {
  readonly site: Queries.SiteFactsFragment;
}

/** The organization's addresses, phone number, hours, and tax ID. */
export function ContactDetails({ site }: ContactDetailsProps) {
  const { phrases } = useLanguage();
  const { email, ein, address } = site;
  const { phone, hours, mailingAddress, mapUrl } = site.contact ?? {};
  return (
    <List>
      <Fact term={phrases.address}>
        <address>
          {address.street}
          <br />
          {address.city}, {address.state} {address.postalCode}
        </address>
        {mapUrl && <SiteLink href={mapUrl}>{phrases.map}</SiteLink>}
      </Fact>
      {mailingAddress && <Fact term={phrases.mail}>{mailingAddress}</Fact>}
      {phone && (
        <Fact term={phrases.phone}>
          <a href={phoneAddress(phone)}>{phone}</a>
        </Fact>
      )}
      <Fact term={phrases.email}>
        <a href={`mailto:${email}`}>
          <Breakable>{email}</Breakable>
        </a>
      </Fact>
      {hours && <Fact term={phrases.hours}>{hours}</Fact>}
      <Fact term={phrases.taxId}>{ein}</Fact>
    </List>
  );
}
