import { isAuthorComponent } from "../../author-components";
import { isHtmlElement } from "../../html-elements";
import { type Words, show } from "../words";
import { bracketedAddressWords } from "./bracketed-address";

/** Tells of text from a `<` on that is neither a tag nor text. */
export function brokenTagWords(text: string): Words {
  const [line = ""] = text.split(/\r?\n/, 1);
  const [snippet = ""] =
    /^<+[^<>\s]*(?:[^<>]{0,30}>|\s[^<>\s]+)?/.exec(line) ?? [];
  if (line.startsWith("<!--")) {
    return {
      found: "an HTML comment, <!-- -->",
      expected: "text that readers see",
      fix: "remove it; a note to colleagues goes into the front matter, on a line that begins with #",
    };
  }
  const address = bracketedAddressWords(line);
  if (address) return { found: show(snippet), ...address };
  const [signs = "", name = ""] = /^<+\/?([A-Za-z][\w.:-]*)/.exec(line) ?? [];
  if (isAuthorComponent(name) || isHtmlElement(name)) {
    if (signs.startsWith("<<")) {
      return {
        found: show(snippet),
        expected: "one < where a tag begins",
        fix: "remove all but one <",
      };
    }
    return {
      found: show(snippet),
      expected: `a whole tag, its attributes written like title="…"`,
      fix: "put the value between two double quotes, and > or /> at the end of the tag",
    };
  }
  const amount = /^<\s*(\d[\d.,%]*)/.exec(snippet)?.[1];
  return {
    found: show(snippet),
    expected: "the sign < only where a tag begins",
    fix:
      amount === undefined
        ? "write &lt; for the sign <"
        : `write  under ${amount}  or  less than ${amount}  or  &lt;${amount}`,
  };
}
