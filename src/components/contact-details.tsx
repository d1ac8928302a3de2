import React from "react";
import styled from "styled-components";
import type { Site } from "../content/schema/site";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

export type ContactFacts = Pick<Site, "address" | "ein" | "email">;

const List = styled.dl`
  border-top: ${theme.line.outline} solid ${theme.color.outline};

  div {
    display: grid;
    gap: 0 ${theme.space.medium};
    padding-block: ${theme.space.base};
    border-bottom: ${theme.line.hair} solid ${theme.color.hairline};
  }

  dt {
    font: ${theme.weight.strong} ${theme.fontSize.body} / ${theme.leading.body}
      ${theme.font.display};
  }

  dd {
    margin: 0;
  }

  dd a {
    display: inline-block;
    min-height: ${theme.space.medium};
    overflow-wrap: anywhere;
  }

  ${media.medium} {
    div {
      grid-template-columns: ${theme.size.label} 1fr;
    }
  }
`;

/** The foundation's street address, email, and tax ID. */
export function ContactDetails({ facts }: { readonly facts: ContactFacts }) {
  const { email, ein, address } = facts;
  return (
    <List>
      <div>
        <dt>Address</dt>
        <dd>
          <address>
            {address.street}
            <br />
            {address.city}, {address.state} {address.postalCode}
          </address>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Tax ID (EIN)</dt>
        <dd>{ein}</dd>
      </div>
    </List>
  );
}
