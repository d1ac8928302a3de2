import { fromDom } from "hast-util-from-dom";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Break, Html, Nodes, Table } from "mdast";
import {
  type Info,
  type State,
  defaultHandlers,
  toMarkdown,
} from "mdast-util-to-markdown";

/** Removes blank lines from lists, except between the paragraphs of an item. */
function tighten(node: Nodes) {
  if (node.type === "list" || node.type === "listItem") node.spread = false;
  if ("children" in node) node.children.forEach(tighten);
}

/** Drops formatting but keeps the words, such as those that are underlined. */
const withoutFormatting: Handle = (state, node) => state.all(node);

/** Superscripts, without which 10² would be 102, and what is struck out. */
const inTags: Handle = (state, node) => {
  const { tagName: hName, children } = node;
  if (children.length === 0) return undefined;
  // With `hName`, it counts as part of a text, not as a paragraph of its own.
  const tag = (value: string): Html => ({
    type: "html",
    value,
    data: { hName },
  });
  return [tag(`<${hName}>`), ...state.all(node), tag(`</${hName}>`)];
};

/** As Shift and Enter write it, so that staff see the same in their text. */
const lineBreak = (node: Break, _: unknown, state: State, info: Info) =>
  defaultHandlers
    .break(node, undefined, state, info)
    .replace("\\\n", "<br />\n");

/**
 * Writes a table for a page. The writer of `mdast-util-gfm-table` would be
 * loaded before any page is opened, because the check uses that package too.
 */
function table(node: Table, _: unknown, state: State, info: Info) {
  const cell = { ...info, before: "|", after: "|" };
  // Otherwise, asterisks and other special characters aren't escaped.
  const exit = state.enter("phrasing");
  const rows = node.children.map(({ children }) =>
    children.map((each) =>
      state
        .containerPhrasing(each, cell)
        .replaceAll("|", "\\|")
        .split("<br />\n")
        .map((line) => line.trim().replaceAll("\n", " "))
        .filter(Boolean)
        .join("<br />"),
    ),
  );
  exit();
  // If the table has no headings, these are in its first row.
  const [head, ...others] = rows.filter((cells) => cells.some(Boolean));
  if (!head) return "";
  const all = [head, head.map(() => "---"), ...others];
  return all.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * Writes what was pasted as the text of a page, with its paragraphs, headings,
 * lists, links and tables.
 */
export function markdownFrom(body: HTMLElement): string {
  const root = toMdast(fromDom(body), {
    handlers: {
      del: inTags,
      mark: withoutFormatting,
      sub: inTags,
      sup: inTags,
      u: withoutFormatting,
    },
    nodeHandlers: { comment: () => undefined },
  });
  tighten(root);
  const markdown = toMarkdown(root, {
    bullet: "-",
    listItemIndent: "one",
    resourceLink: true,
    rule: "-",
    handlers: { break: lineBreak, table },
    unsafe: [
      // Two tildes would strike out what is between them.
      { character: "~", after: "(?=[^]*~)", inConstruct: "phrasing" },
      // In MDX, these begin code; here, the second one begins a tag.
      { character: "{", inConstruct: "phrasing" },
      { character: "<", inConstruct: "phrasing" },
    ],
  });
  // The `&` in an address or in AT&T doesn't begin a code such as `&copy;`.
  const readable = markdown.replaceAll(/(?<!\\)\\&(?!#?\w+;)/g, "&");
  return readable.trim();
}
