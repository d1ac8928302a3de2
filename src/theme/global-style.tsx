import { createGlobalStyle } from "styled-components";
import { colors, moreContrast } from "./colors";
import { focusRing } from "./focus-ring";
import { turnedAttribute } from "./scheme-markup";
import { media, theme } from "./theme";

/** CSS declarations such as `--color-text: #F3E6C8;`. */
const declare = (scheme: "day" | "dusk") =>
  Object.entries(colors)
    .map(([name, color]) => `--color-${name}: ${color[scheme]};`)
    .join("\n");

const strongColors = Object.entries(moreContrast)
  .map(([name, other]) => `--color-${name}: ${theme.color[other]};`)
  .join("\n");

/** The colors, and styles of bare elements. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${declare("day")}

    ${media.dusk} {
      ${declare("dusk")}
    }

    ${media.moreContrast} {
      ${strongColors}
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    color-scheme: light dark;
    /* Keeps the bar and the window's end from covering anchors and focus rings. */
    scroll-padding-block: calc(${theme.size.bar} + ${theme.space.small}) ${theme.space.small};

    ${media.low} {
      scroll-padding-top: 0;
    }

    -webkit-text-size-adjust: 100%;
  }

  /* Without the room that headings in a text have above them, which would show the
     end of the section before. The first section is the top of the page. */
  section ~ section {
    scroll-margin-top: calc(-1 * ${theme.space.small});
  }

  ${media.motion} {
    /*
     * Not while somebody tabs: the focus would be off the screen for a while. A
     * section that was scrolled to isn't a Tab stop, but WebKit shows its
     * focus.
     */
    html:not(:has(:focus-visible:not([tabindex="-1"]))) {
      scroll-behavior: smooth;
    }

    /*
     * Cross-fades between pages, in browsers that support it. No element has a
     * view-transition-name: WebKit would hide it after the light changes.
     */
    @view-transition {
      navigation: auto;
    }
  }

  /* The light changes slowly, after a press of the switch in the bar. */
  [${turnedAttribute}]::view-transition-group(*) {
    animation-duration: 900ms;
  }

  body {
    margin: 0;
    background: ${theme.color.page};
    color: ${theme.color.text};
    font: ${theme.weight.body} ${theme.fontSize.body} / ${theme.leading.body} ${theme.font.text};
    /* So that no word of the content, however long, is wider than a phone. */
    overflow-wrap: anywhere;

    ${media.cramped} {
      hyphens: auto;
    }
  }

  h1,
  h2,
  h3 {
    margin: 0;
    font: ${theme.displayFont("heading2", "tight")};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  h3 {
    font-size: ${theme.fontSize.heading3};
    line-height: ${theme.leading.heading};
  }

  p,
  dl,
  dd {
    margin: 0;
  }

  p,
  li {
    text-wrap: pretty;
  }

  /* Text in Arabic, Hebrew and so on begins at the right, each block by itself. */
  h1,
  h2,
  h3,
  h4,
  p,
  li,
  td,
  th,
  dt,
  dd,
  figcaption {
    unicode-bidi: plaintext;
  }

  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  address {
    font-style: normal;
  }

  a {
    color: inherit;
    text-underline-offset: 0.2em;

    /* An email or web address must not seem to have a hyphen. */
    &[href*=":"] {
      hyphens: manual;
    }
  }

  img,
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }

  *:focus-visible {
    ${focusRing}
  }

  [tabindex="-1"]:focus {
    outline: none;
    box-shadow: none;
  }
`;
