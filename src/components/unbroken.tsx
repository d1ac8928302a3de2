/**
 * Text with parts, matched as a group, that break only if longer than a line.
 * Give their `span` the style `display: inline-block`.
 */
export const unbroken = (text: string, parts: RegExp) =>
  text
    .split(parts)
    .map((each, index) =>
      index % 2 === 0 ? each : <span key={index}>{each}</span>,
    );
