import fc from "fast-check";

/** What people paste, what breaks parsers, and what attackers try. */
const snippets = [
  ...`--- ... : :: # - ' " “ { } [ ] | &a *a !x ? @ ~ yes null 0x1F 8:30 1e3 .inf = 01234`.split(
    " ",
  ),
  ..."2025-06-30 2025-02-30 < </ /> <5 <!-- --> <a@b.c> <https://a.b> <b> <br/>".split(
    " ",
  ),
  ..."<Notice> </Notice> {x} <x.y/> <></> ](javascript:alert(1)) [a](data:,x)".split(
    " ",
  ),
  ..."[a](/about) ![a](b) [^1] ** _ ~~ &lt; &#x3C; &amp; 🐦".split(" "),
  ...[
    "# ",
    "#### ",
    "> ",
    "1. ",
    "- ",
    "- [ ] ",
    " #",
    ": ",
    "    ",
    "\t",
    "\r\n",
  ],
  ...["\n---\n", ">-\n", "\\\n", "```\n", "| a |\n| - |\n", "%YAML 1.1\n"],
  ...["import a from 'b'\n", "export {}\n", "__proto__: 1\n", "!!str ", "<<: "],
  ...["\u00a0", "\u0000", "\ufeff", "\u2028", "\\", "`", "\\u202e", "\\x41"],
  ...['<Notice title="a">', "<DonateButton />", '<Photo image="a" alt=“b” />'],
];

type Mutation = (text: string) => string;

const at = (text: string, share: number) => Math.floor(share * text.length);

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const replaced = (text: string, from: number, length: number, by: string) =>
  text.slice(0, from) + by + text.slice(from + length);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...snippets), share).map(
      ([snippet, place]): Mutation =>
        (text) =>
          replaced(text, at(text, place), 0, snippet),
    ),
  },
  fc.tuple(share, fc.nat({ max: 12 })).map(
    ([place, length]): Mutation =>
      (text) =>
        replaced(text, at(text, place), length, ""),
  ),
  fc.tuple(share, fc.string({ unit: "grapheme", maxLength: 3 })).map(
    ([place, by]): Mutation =>
      (text) =>
        replaced(text, at(text, place), 1, by),
  ),
  fc.tuple(share, share).map(([from, to]): Mutation => (text) => {
    const lines = text.split("\n");
    const [line = ""] = lines.splice(at(text, from) % lines.length, 1);
    lines.splice(at(text, to) % (lines.length + 1), 0, line);
    return lines.join("\n");
  }),
  fc
    .tuple(share, fc.constantFrom("", " ", "  ", "\t", "- "))
    .map(([place, indent]): Mutation => (text) => {
      const lines = text.split("\n");
      const index = at(text, place) % lines.length;
      return lines
        .map((line, number) =>
          number === index ? indent + line.trimStart() : line,
        )
        .join("\n");
    }),
);

/** A file's text, damaged in one to four places. */
export function damaged(text: string): fc.Arbitrary<string> {
  return fc
    .array(mutation, { minLength: 1, maxLength: 4 })
    .map((mutations) =>
      mutations.reduce((current, mutate) => mutate(current), text),
    );
}
