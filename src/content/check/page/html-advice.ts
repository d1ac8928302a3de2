const noForm =
  "remove all of it; forms can't work on this site, so give an email address";
const noRecording =
  "remove all of it; videos can't be shown inside a page, so link to it:  [Watch the film](https://…)";
const noFrame = noRecording.replace("videos", "videos and maps");
const noCode = "remove all of it; a page holds no program code";
const table = "write a table with | between the cells";

/** What to do instead of an HTML element that pages may not use. */
const advice: Readonly<Record<string, string>> = {
  a: "write a link as [words](address)",
  audio: noRecording,
  b: "write **bold**",
  blockquote: "begin the lines with > and a space",
  button: noForm,
  code: "write `code` between backticks",
  em: "write *slanted*",
  embed: noFrame,
  form: noForm,
  h1: "write a heading as ## and a space",
  h2: "write a heading as ## and a space",
  h3: "write a heading as ### and a space",
  hr: "write three hyphens between two blank lines",
  i: "write *slanted*",
  iframe: noFrame,
  img: "remove it; pictures belong to the program cards and the home page",
  input: noForm,
  label: noForm,
  li: "begin the line with a hyphen and a space",
  object: noFrame,
  ol: "begin the lines with 1. and a space",
  p: "leave a blank line between paragraphs",
  s: "write ~~struck out~~",
  script: noCode,
  select: noForm,
  strong: "write **bold**",
  style: noCode,
  table,
  td: table,
  textarea: noForm,
  th: table,
  tr: table,
  ul: "begin the lines with a hyphen and a space",
  video: noRecording,
};

/** What Markdown or the site has in place of an HTML element, if anything. */
export function htmlAdvice(name: string): string | undefined {
  return Object.hasOwn(advice, name) ? advice[name] : undefined;
}
