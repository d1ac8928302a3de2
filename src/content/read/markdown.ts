import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";

/**
 * Always parse tags inline, never as Markdown HTML blocks, whose rules surprise
 * authors. As in MDX, there is no indented code and no `<autolink>`.
 */
const asInMdx = {
  disable: { null: ["htmlFlow", "codeIndented", "autolink"] },
};

/**
 * Parses a page's body as Markdown with GitHub's tables and strikethrough.
 * Never fails; nodes have positions, and tags are `html` nodes.
 */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [
      gfmTable(),
      // A single tilde means "about": ~15 acres.
      gfmStrikethrough({ singleTilde: false }),
      asInMdx,
    ],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}
