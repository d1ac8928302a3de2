import styled, { createGlobalStyle, css } from "styled-components";
import type { ProblemKind } from "../../src/content/check/result";
import {
  actionColors,
  buttonLook,
  quietColors,
} from "../../src/components/pressable";
import { fontFiles } from "../../src/theme/fonts";
import { media, theme } from "../../src/theme/theme";

/** The site's fonts, for the editor and for the page in its preview. */
export const FontFaces = createGlobalStyle`${fontFiles}`;

/**
 * Marks what is chosen or pressed, where forced colors would remove its
 * background.
 */
export const chosenInForcedColors = css`
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    /* Otherwise, browsers put another background behind the words. */
    forced-color-adjust: none;
  }
`;

/** With a mouse, controls can be lower, and more of a form fits in the window. */
export const lowForMouse = css`
  @media (pointer: fine) {
    min-height: 2.25rem;
    padding-block: ${theme.space.hint};
  }
`;

export const Button = styled.button.attrs(({ type = "button" }) => ({ type }))`
  ${buttonLook}
  ${quietColors}
  padding: ${theme.space.hint} ${theme.space.small};
  font-size: ${theme.fontSize.fine};
  ${lowForMouse}

  &[aria-pressed="true"] {
    background: ${theme.color.text};
    color: ${theme.color.page};
    ${chosenInForcedColors}
  }

  &:is(:disabled, [aria-disabled="true"]) {
    opacity: 0.55;
    box-shadow: none;
    cursor: default;
    text-decoration: none;
  }
`;

export const MainButton = styled(Button)`
  ${actionColors}
`;

const controlLook = css`
  display: block;
  width: 100%;
  min-height: ${theme.size.target};
  padding: ${theme.space.tiny} ${theme.space.snug};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: inherit;
  ${lowForMouse}

  &:disabled {
    opacity: 0.55;
  }

  &[aria-invalid="true"] {
    border-color: ${theme.color.lead};
    outline: ${theme.line.outline} solid ${theme.color.lead};
  }
`;

export const Input = styled.input`
  ${controlLook}

  &[type="checkbox"] {
    width: 1.5rem;
    min-height: 1.5rem;
    accent-color: ${theme.color.lead};
  }
`;

export const Select = styled.select`
  ${controlLook}
`;

/** As tall as its text, in browsers that support this. */
export const TextArea = styled.textarea`
  ${controlLook}
  field-sizing: content;
  resize: vertical;
`;

export const Card = styled.fieldset`
  min-width: 0;
  margin: ${theme.space.base} 0;
  padding: ${theme.space.small} ${theme.space.base} ${theme.space.base};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.sign};
`;

/** On top of everything else. */
export const Dialog = styled.dialog`
  padding: ${theme.space.base};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.sign};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`;

/** Things side by side, on several lines if there isn't enough room. */
export const Flow = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Buttons have an edge below. */
  gap: ${theme.space.snug} ${theme.space.tiny};
`;

/** A title, with its buttons at the end. */
export const Row = styled(Flow)`
  align-items: center;

  & > :first-child {
    margin-inline-end: auto;
  }
`;

export const Soft = styled.span`
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.fine};
`;

/** Looks like text. */
export const PlainButton = styled.button.attrs({ type: "button" })`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

const badgeColors = {
  mistake: { background: theme.color.donate, color: theme.color.onDark },
  missing: { background: theme.color.band, color: theme.color.text },
  changed: { background: theme.color.accent, color: theme.color.dark },
};

/** A badge on what is wrong, still to be filled in, or changed. */
export const Badge = styled.span<{ $kind: keyof typeof badgeColors }>`
  flex: none;
  padding: 0 ${theme.space.tiny};
  border-radius: ${theme.radius.sign};
  ${({ $kind }) => badgeColors[$kind]}
  font: ${theme.weight.strong} ${theme.fontSize.label} / 1.6 ${theme.font.text};
`;

const edges = {
  mistake: theme.color.lead,
  missing: theme.color.outline,
  warning: theme.color.accent,
};

/** A note about a field that needs attention. */
export const Note = styled(Flow)<{ $kind: ProblemKind }>`
  gap: ${theme.space.tiny} ${theme.space.small};
  align-items: center;
  margin-top: ${theme.space.tiny};
  padding: ${theme.space.tiny} ${theme.space.snug};
  border-inline-start: ${theme.line.edge} solid ${({ $kind }) => edges[$kind]};
  background: ${theme.color.band};
  font-size: ${theme.fontSize.fine};

  & > p {
    flex: 1 1 14rem;
    /* Two spaces set apart what can be typed as it is. */
    white-space: pre-wrap;
  }
`;
