import type { Root } from "mdast";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

/**
 * GitHub's tables and struck out text. All of GitHub's Markdown, which looks
 * for an address at every letter, would take twice the time to read.
 */
function tablesAndStrikethrough(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmTable(),
    gfmStrikethrough(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
  ];
}

/**
 * Makes a brace in running text a brace. Pages hold no expressions, and
 * without this a lone `{` would swallow the rest of the page as code.
 */
function bracesAreText(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ["mdxFlowExpression", "mdxTextExpression"] } },
  ];
}

const processor = unified()
  .use(remarkParse)
  .use(tablesAndStrikethrough)
  .use(remarkMdx)
  .use(bracesAreText)
  .freeze();

/**
 * The syntax tree of a page's body, with positions: Markdown with GitHub
 * tables and component tags.
 *
 * @throws {VFileMessage} at the first tag that can't be read
 */
export function parseMarkdown(source: string): Root {
  return processor.parse(source);
}
