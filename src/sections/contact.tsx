import React from "react";
import styled from "styled-components";
import { Band } from "../components/band";
import { Button } from "../components/button";
import { Columns } from "../components/columns";
import {
  ContactDetails,
  type ContactFacts,
} from "../components/contact-details";
import { Paragraphs } from "../components/paragraphs";
import { SectionHeading } from "../components/section-heading";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

export interface ContactProps {
  readonly lead: string;
  readonly text: string;
  readonly facts: ContactFacts;
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space.medium};
  justify-items: start;
  max-width: 20.8em;
  margin-top: ${theme.space.medium};
`;

/** Shown without JavaScript, or if the toast's script fails to load. */
const Note = styled.div`
  ${media.scripted} {
    display: none;
  }
`;

export function Contact({ lead, text, facts }: ContactProps) {
  const { email, address, contact } = facts;
  const place = `${address.street}, ${address.city}, ${address.state}`;
  const lines = [email, contact?.phone, place].filter(Boolean);

  return (
    <Band id="contact" labelledBy="get-in-touch" background="paper">
      <Columns>
        <div>
          <SectionHeading id="get-in-touch" lead={lead}>
            Get In Touch
          </SectionHeading>
          <Text>
            <Paragraphs text={text} />
            <Button data-toast={lines.join("\n")}>Contact Information</Button>
            <Note role="alert">
              The email and street address are also in this section.
            </Note>
          </Text>
        </div>
        <ContactDetails facts={facts} />
      </Columns>
    </Band>
  );
}
