import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";

/**
 * Tags are read wherever they stand as parts of a line, never as blocks of
 * HTML, whose rules surprise authors. As in MDX, spaces make no code and angle
 * brackets make no links.
 */
const asInMdx = {
  disable: { null: ["htmlFlow", "codeIndented", "autolink"] },
};

/**
 * The syntax tree of a page's body, with positions: Markdown with GitHub's
 * tables and struck out text. Any text can be read; tags are `html` nodes.
 */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfmTable(), gfmStrikethrough(), asInMdx],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}
