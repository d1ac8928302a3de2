import React from "react";

/** Text from a YAML field; a blank line starts a new paragraph. */
export function Paragraphs({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim());
  return (
    <>
      {paragraphs.filter(Boolean).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
