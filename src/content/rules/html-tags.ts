import { isKnownTag, tagOf } from "../read/tags";
import { authorComponents, htmlElements } from "../schema/components";
import { oneOf } from "../words/amounts";
import { nearest } from "../words/nearest";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** Fix for a picture in HTML or Markdown. */
export const pictureFix =
  'write  <Photo image="images/…" alt="…" />  on a line of its own, with the name of a file in content/images and what the picture shows';

/** Fixes for HTML elements that are not allowed in pages. */
const advice = {
  a: "write a link as [words](address)",
  "b strong": "write **bold**",
  "em i": "write *italic*",
  s: "write ~~struck out~~",
  code: "write `code` between backticks",
  "h1 h2 h3": "begin the line with ## or ### and a space",
  p: "leave a blank line between paragraphs",
  hr: "write three hyphens between two blank lines",
  blockquote: "begin the lines with > and a space",
  "li ul": "begin the lines with a hyphen and a space",
  ol: "begin the lines with 1. and a space",
  "table td th tr": "write a table with | between the cells",
  img: pictureFix,
  "audio embed iframe object video":
    "remove all of it; videos and maps can't be shown inside a page, so link to them:  [Watch the film](https://…)",
  "button form input label select textarea":
    "remove all of it; forms can't work on this site, so give an email address",
  "script style": "remove all of it; pages can't contain code",
};

/** What to write in place of an HTML element, by its name. */
export const adviceFor = new Map(
  Object.entries(advice).flatMap(([names, fix]) =>
    names.split(" ").map((name) => [name, fix]),
  ),
);

const components = Object.entries(authorComponents);

const known = [...Object.keys(authorComponents), ...Object.keys(htmlElements)];

/** Suggests a known element: `ContactDetails` for `ContactForm`. */
function suggestion(name: string): string | undefined {
  const [firstWord = ""] = /^[A-Z][a-z]+/.exec(name) ?? [];
  const match = nearest(name, known) ?? nearest(firstWord, known);
  return match && `did you mean ${match}?`;
}

/** Elements that are not allowed, reported once per name, including their content. */
export const htmlTags: Rule<"page"> = {
  expected: `words, marks such as ** for bold, or a part of the site: ${oneOf(
    components.map(([name, { children }]) =>
      children === "none" ? `<${name} />` : `<${name}>`,
    ),
  )}`,
  *check({ find, body }) {
    const lowerCase = body.toLowerCase();
    const reported = new Set<string>();
    for (const { node, at, end } of find("html", "tagElement")) {
      const { name, kind } = tagOf(node) ?? {};
      if (!name || kind === "closing" || isKnownTag(name)) continue;
      // Report each name once: pasted HTML repeats the same tags.
      if (reported.has(name)) continue;
      reported.add(name);
      const close = lowerCase.indexOf(`</${name.toLowerCase()}`, at);
      const isClosed = close !== -1 && kind === "opening";
      const fix =
        adviceFor.get(name.toLowerCase()) ??
        suggestion(name) ??
        `remove the ${isClosed ? "tags and keep the words between them" : "tag"}; for a < sign, write &lt;`;
      // An unclosed element that must be removed extends to the next blank
      // line.
      const rest = /^remove all|table/.test(fix) ? body.slice(at) : "";
      const block = rest.search(/\n[ \t\r]*\n/);
      const stop = block === -1 ? end : at + block;
      const last = isClosed ? body.indexOf(">", close) + 1 : stop;
      yield { at, end: last, found: `<${show(name)}>`, fix };
    }
  },
  examples: [
    {
      bad: "A <b>big oak</b> here.",
      good: "A **big oak** here.",
      message: "<b> → write **bold**",
    },
    {
      bad: "<div>\n\n<p>We <b>restore</b> land.</p>\n\n</div>",
      good: "We restore land.",
      message:
        "<div> → remove the tags and keep the words between them; for a < sign, write &lt;",
    },
    {
      bad: "<ContactForm />",
      good: "<ContactDetails />",
      message: "<ContactForm> → did you mean ContactDetails?",
    },
    {
      bad: "Write to <somebody> here.",
      good: "Write to &lt;somebody> here.",
      message: "<somebody> → remove the tag; for a < sign, write &lt;",
    },
  ],
};
