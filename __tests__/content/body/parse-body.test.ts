/** @jest-environment node */
import { parseBody } from "../../../src/content/body/parse-body";
import { isBodyTree } from "../../../src/content/body/tree";

const paragraph = (...children: unknown[]) => ({ tag: "p", children });

test.each<[string, string, unknown[]]>([
  ["nothing", "", []],
  ["a paragraph", "One\ntwo", [paragraph("One\ntwo")]],
  [
    "markup in a paragraph",
    "**a** *b* `c` ~~d~~",
    [
      paragraph(
        { tag: "strong", children: ["a"] },
        " ",
        { tag: "em", children: ["b"] },
        " ",
        { tag: "code", children: ["c"] },
        " ",
        { tag: "del", children: ["d"] },
      ),
    ],
  ],
  [
    "a link",
    '[a](/about "About")',
    [
      paragraph({
        tag: "a",
        props: { href: "/about", title: "About" },
        children: ["a"],
      }),
    ],
  ],
  [
    "an email address",
    "a@b.org",
    [
      paragraph({
        tag: "a",
        props: { href: "mailto:a@b.org" },
        children: ["a@b.org"],
      }),
    ],
  ],
  [
    "an email address with many parts",
    "Ask ann.lee+news@mail.b-c.org.",
    [
      paragraph(
        "Ask ",
        {
          tag: "a",
          props: { href: "mailto:ann.lee+news@mail.b-c.org" },
          children: ["ann.lee+news@mail.b-c.org"],
        },
        ".",
      ),
    ],
  ],
  [
    "an http URL",
    "http://a.org",
    [
      paragraph({
        tag: "a",
        props: { href: "http://a.org" },
        children: ["http://a.org"],
      }),
    ],
  ],
  [
    "a URL without the sentence's punctuation",
    "(See https://a.org/b_c?d=(e).)",
    [
      paragraph(
        "(See ",
        {
          tag: "a",
          props: { href: "https://a.org/b_c?d=(e)" },
          children: ["https://a.org/b_c?d=(e)"],
        },
        ".)",
      ),
    ],
  ],
  [
    "a URL with an unclosed parenthesis",
    "https://a.org/b(c",
    [
      paragraph({
        tag: "a",
        props: { href: "https://a.org/b(c" },
        children: ["https://a.org/b(c"],
      }),
    ],
  ],
  [
    "addresses separated by whitespace",
    "a@b.org https://c.org\nhttps://d.org",
    [
      paragraph(
        {
          tag: "a",
          props: { href: "mailto:a@b.org" },
          children: ["a@b.org"],
        },
        " ",
        {
          tag: "a",
          props: { href: "https://c.org" },
          children: ["https://c.org"],
        },
        "\n",
        {
          tag: "a",
          props: { href: "https://d.org" },
          children: ["https://d.org"],
        },
      ),
    ],
  ],
  [
    "addresses in links or code",
    "[a@b.org](/about) [d@e.org][f] `https://c.org`\n\n[f]: /f",
    [
      paragraph(
        { tag: "a", props: { href: "/about" }, children: ["a@b.org"] },
        " ",
        { tag: "a", props: { href: "/f" }, children: ["d@e.org"] },
        " ",
        { tag: "code", children: ["https://c.org"] },
      ),
    ],
  ],
  [
    "a tight list",
    "3. a\n4. b",
    [
      {
        tag: "ol",
        props: { start: 3 },
        children: [
          { tag: "li", children: ["a"] },
          { tag: "li", children: ["b"] },
        ],
      },
    ],
  ],
  [
    "code, with className",
    "```js\na {b}\n```",
    [
      {
        tag: "pre",
        children: [
          {
            tag: "code",
            props: { className: "language-js" },
            children: ["a {b}\n"],
          },
        ],
      },
    ],
  ],
  [
    "a table",
    "| a |\n| --: |\n| b |",
    [
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [
              {
                tag: "tr",
                children: [
                  { tag: "th", props: { align: "right" }, children: ["a"] },
                ],
              },
            ],
          },
          {
            tag: "tbody",
            children: [
              {
                tag: "tr",
                children: [
                  { tag: "td", props: { align: "right" }, children: ["b"] },
                ],
              },
            ],
          },
        ],
      },
    ],
  ],
  ["braces, which are text", "a {b} \\{", [paragraph("a {b} {")]],
  [
    "an element",
    'H<sub>2</sub>O<br /><abbr title="a &amp; b">c</abbr>',
    [
      paragraph(
        "H",
        { tag: "sub", children: ["2"] },
        "O",
        { tag: "br" },
        { tag: "abbr", props: { title: "a & b" }, children: ["c"] },
      ),
    ],
  ],
  ["a component alone", "<DonateButton />", [{ tag: "DonateButton" }]],
  [
    "components side by side",
    "<DonateButton /> <ContactDetails />",
    [{ tag: "DonateButton" }, { tag: "ContactDetails" }],
  ],
  [
    "a component around blocks",
    '<Notice title="Note">\n\na\n\n</Notice>',
    [{ tag: "Notice", props: { title: "Note" }, children: [paragraph("a")] }],
  ],
  [
    "a component around text",
    '<Notice title="Note">*a*</Notice>',
    [
      {
        tag: "Notice",
        props: { title: "Note" },
        children: [paragraph({ tag: "em", children: ["a"] })],
      },
    ],
  ],
  [
    "an element alone",
    "<sub>2</sub>",
    [paragraph({ tag: "sub", children: ["2"] })],
  ],
  [
    "components around text, side by side",
    '<Notice title="a"> *b*</Notice> <Notice title="c">d</Notice>',
    [
      {
        tag: "Notice",
        props: { title: "a" },
        children: [paragraph(" ", { tag: "em", children: ["b"] })],
      },
      { tag: "Notice", props: { title: "c" }, children: [paragraph("d")] },
    ],
  ],
])("%s", (_, source, tree) => {
  expect(parseBody(source)).toEqual(tree);
  expect(isBodyTree(tree)).toBe(true);
});

test("headings have unique ids that differ from the layout's", () => {
  const source =
    "## The *river* `x`\n\n### Now\n\n## Now\n\n## Content\n\n## Site menu\n\n## 草原";
  const ids = parseBody(source).map((node) =>
    typeof node === "string" ? "" : node.props?.id,
  );

  expect(ids).toEqual([
    "the-river-x",
    "now",
    "now-1",
    "content-1",
    "site-menu-1",
    "草原",
  ]);
});

test.each([
  ["code", "import x from 'y' {alert(1)}"],
  ["a tag with code in it", "<Notice title={alert(1)} {...props} />"],
  ["a tag that is never closed", "<script>alert(1)"],
])("%s becomes text, or is dropped", (_, source) => {
  const text = JSON.stringify(parseBody(source));

  expect(text).not.toMatch(/"tag":"(?:script|Notice)"/);
});

test("a body is plain JSON", () => {
  const tree = parseBody("## A\n\n- [b](/c)\n\n<Notice title='d'>e</Notice>");

  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});
