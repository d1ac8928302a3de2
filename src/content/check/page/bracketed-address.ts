import { linkAddresses } from "../../body/link-addresses";
import { parseMarkdown } from "../../body/syntax";
import { type Words, showWhole } from "../words";

/** Whether what the parser took for the name of a tag is an address. */
export const isAddressName = (name: string) => /^(?:www\.|https?:)/i.test(name);

/** Whether an address in running text becomes a link to where it says. */
function becomesLink(address: string): boolean {
  const markdown = parseMarkdown(address);
  linkAddresses(markdown);
  const [block] = markdown.children;
  const [link] = block?.type === "paragraph" ? block.children : [];
  return link?.type === "link" && link.url === address;
}

/** An address as a link needs it: `WWW.a.org` leads nowhere. */
const withScheme = (address: string) =>
  /^https?:/i.test(address)
    ? address.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : `https://${address}`;

/**
 * What to write for an address in angle brackets, which Markdown makes a link
 * of and MDX a tag; undefined when the line begins with none.
 */
export function bracketedAddressWords(
  line: string,
): Pick<Words, "expected" | "fix"> | undefined {
  const email = /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/i.exec(line)?.[1];
  if (email !== undefined) {
    return {
      expected: "an email address without angle brackets",
      fix: `write  ${showWhole(email)}  and it becomes a link`,
    };
  }
  const web = /^<((?:https?:\/\/|www\.)[^\s<>]+)>?/i.exec(line)?.[1];
  if (web === undefined) return undefined;
  const address = withScheme(web);
  return {
    expected: "an address without angle brackets, or a link with words",
    fix: becomesLink(address)
      ? `write  ${showWhole(address)}  and it becomes a link`
      : `write  [words](${showWhole(address)})`,
  };
}
