import { type ReactNode } from "react";

interface ParagraphsProps {
  readonly text: string;
  /** What follows the text in its last paragraph. */
  readonly children?: ReactNode;
}

/** Text from a YAML field; a blank line starts a new paragraph. */
export function Paragraphs({ text, children }: ParagraphsProps) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, index) => (
    <p key={paragraph}>
      {paragraph}
      {index === paragraphs.length - 1 && children}
    </p>
  ));
}
