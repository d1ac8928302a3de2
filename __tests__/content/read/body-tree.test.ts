import { bodyTree } from "../../../src/content/read/body-tree";
import { parseText } from "../../../src/content/read/tags";
import type { BodyNode } from "../../../src/content/body/tree";

/** A tree as HTML, to compare it at a glance. */
function html(node: BodyNode): string {
  if (typeof node === "string") return node;
  const { tag, props = {}, children = [] } = node;
  const attributes = Object.entries(props).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  return `<${tag}${attributes.join("")}>${children.map(html).join("")}</${tag}>`;
}

const link = (url: string, words = url) => `<a href="${url}">${words}</a>`;

test.each([
  [
    "a link",
    '[a](/about "About")',
    '<p><a href="/about" title="About">a</a></p>',
  ],
  [
    "an email address",
    "Ask ann.lee+news@mail.b-c.org.",
    `<p>Ask ${link("mailto:ann.lee+news@mail.b-c.org", "ann.lee+news@mail.b-c.org")}.</p>`,
  ],
  [
    "a URL without the sentence's punctuation",
    "(See https://a.org/b_c?d=(e).)",
    `<p>(See ${link("https://a.org/b_c?d=(e)")}.)</p>`,
  ],
  [
    "URLs separated by whitespace",
    "https://b.org https://c.org\nhttps://d.org www.e.org’s map.",
    `<p>${link("https://b.org")} ${link("https://c.org")}\n${link("https://d.org")} ${link("https://www.e.org", "www.e.org")}’s map.</p>`,
  ],
  [
    "addresses in links or code",
    "[a@b.org](/about) [d@e.org][f] `https://c.org`\n\n[f]: /f",
    `<p>${link("/about", "a@b.org")} ${link("/f", "d@e.org")} <code>https://c.org</code></p>`,
  ],
  [
    "lists and quotations with nothing in them",
    "> -\n\na\n\n+\n\n- b\n-",
    "<p>a</p><ul><li>b</li></ul>",
  ],
  ["a tight list", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
  [
    "code, with className",
    "```js\na {b}\n```",
    '<pre><code className="language-js">a {b}\n</code></pre>',
  ],
  [
    "a table",
    "| a |\n| --: |\n| b |",
    '<table><thead><tr><th align="right">a</th></tr></thead><tbody><tr><td align="right">b</td></tr></tbody></table>',
  ],
  ["braces, which are text", "a {b} \\{", "<p>a {b} {</p>"],
  [
    "an element",
    'H<sub>2</sub>O<br /><abbr title="a &amp; b">c</abbr>',
    '<p>H<sub>2</sub>O<br></br><abbr title="a & b">c</abbr></p>',
  ],
  ["an element alone", "<sub>2</sub>", "<p><sub>2</sub></p>"],
  [
    "components side by side",
    "<DonateButton /> <ContactDetails />",
    "<DonateButton></DonateButton><ContactDetails></ContactDetails>",
  ],
  [
    "components around text, side by side",
    '<Note title="a"> *b*</Note> <Note title="c">d</Note>',
    '<Note title="a"><p> <em>b</em></p></Note><Note title="c"><p>d</p></Note>',
  ],
])("%s", (_, source, expected) => {
  const tree = bodyTree(parseText(source));

  expect(tree.map(html).join("")).toBe(expected);
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});

test("headings have unique ids that differ from the layout's", () => {
  const source =
    "## The *river* `x`\n\n### Now\n\n## Now\n\n## Content\n\n## Toasts\n\n## 草原";
  const ids = bodyTree(parseText(source)).map((node) =>
    typeof node === "string" ? "" : node.props?.id,
  );

  expect(ids.join(" ")).toBe("the-river-x now now-1 content-1 toasts-1 草原");
});

test.each([
  ["code", "import x from 'y' {alert(1)}"],
  ["a tag with code in it", "<Note title={alert(1)} {...props} />"],
  ["a tag that is never closed", "<script>alert(1)"],
])("%s becomes text, or is dropped", (_, source) => {
  const text = JSON.stringify(bodyTree(parseText(source)));

  expect(text).not.toMatch(/"tag":"(?:script|Note)"/);
});

// The address makes the tree from a copy of the text's.
test.each(["", "\n\nWrite to a@b.org."])(
  "attributes are printed like other text, before %j",
  (rest) => {
    const source = `<Photo image="images/a.jpg" alt="The crew's day" />${rest}`;
    const [photo] = bodyTree(parseText(source));

    expect(photo).toMatchObject({ props: { alt: "The crew’s day" } });
  },
);

test("attributes that don't match their schema stay as they are typed", () => {
  const source = `<Vignette name="crew's" size="9" />`;

  expect(bodyTree(parseText(source)).map(html).join("")).toBe(
    `<Vignette name="crew's" size="9"></Vignette>`,
  );
});
