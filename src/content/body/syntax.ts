import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

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
  .use(remarkGfm)
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
