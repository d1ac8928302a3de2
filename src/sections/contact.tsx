import styled from "styled-components";
import { ContactDetails } from "../components/contact-details";
import { Paragraphs } from "../components/paragraphs";
import { Button, pressedLook } from "../components/pressable";
import { Band, SectionOpening } from "../components/section";
import { Vignette } from "../components/drawing";
import { homeWords, toastNote } from "../content/words/phrases";
import { scripted } from "../theme/scheme-markup";
import { media, theme } from "../theme/theme";
import {
  pressedButtons,
  toastAttributes,
  toastNoteId,
} from "../toasts/toast-markup";

/**
 * The drawing beside the heading, above all else; in wide windows at the end of
 * three columns, or of two without it.
 */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.large} ${theme.space.medium};
  align-items: start;

  > div ~ div,
  dl {
    grid-column: 1 / -1;
  }

  img {
    width: min(20vw, 19rem);
  }

  /* It is taller than the heading, so the text is also beside it. */
  ${media.medium} {
    > div ~ div {
      grid-column: 1;
    }

    picture {
      grid-area: 1 / 2 / 3;
    }
  }

  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.15fr) auto;
    column-gap: ${theme.space.huge};

    dl {
      grid-area: 1 / 2 / 3;
    }

    dl div {
      grid-template-columns: minmax(0, 1fr);
    }

    picture {
      grid-area: 1 / 3 / 3;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space.medium};
  justify-items: start;
  max-width: 28em;
`;

/** Stays pressed until the toasts' script has loaded. */
const ToastButton = styled(Button)`
  &${pressedButtons} {
    ${pressedLook}
  }
`;

/** Shown without scripts, or if the toasts' script fails to load. */
const Note = styled.div`
  ${scripted} {
    display: none;
  }
`;

export function Contact({ site, home }: Queries.HomePageQuery) {
  const { text, button, icon } = home.contact;
  const { email, address, contact } = site;
  const city = `${address.city}, ${address.state} ${address.postalCode}`;
  const lines = [email, contact?.phone ?? "", address.street, city];

  return (
    <Band id="contact">
      <Layout>
        <SectionOpening of="contact" words={home.contact} />
        {icon && <Vignette name={icon} />}
        <Text>
          <Paragraphs text={text} />
          <ToastButton {...toastAttributes(lines.filter(Boolean))}>
            {button ?? homeWords.contact.button}
          </ToastButton>
          <Note id={toastNoteId} role="alert">
            {toastNote}
          </Note>
        </Text>
        <ContactDetails site={site} />
      </Layout>
    </Band>
  );
}
