import fc from "fast-check";

/** What people type and paste, what breaks parsers, and what attackers try. */
const snippets = [
  ...["", "seed", " and ", "é", "\n\n", "."],
  ...`--- ... : :: # - ' " “ { } [ ] | &a *a !x ? @ ~ yes null 0x1F 8:30 1e3 .inf = 01234`.split(
    " ",
  ),
  ..."2025-06-30 2025-02-30 < </ /> <5 <!-- --> <a@b.c> <https://a.b> <b> <br/>".split(
    " ",
  ),
  ..."<Note> </Note> {x} <x.y/> <></> ](javascript:alert(1)) [a](data:,x)".split(
    " ",
  ),
  ..."[a](/about) ![a](b) [^1] ** _ ~~ &lt; &#x3C; &amp; 🐦".split(" "),
  ...["# ", "#### ", "> ", "1. ", "- ", " #", ": ", "    ", "\t", "\r\n"],
  ...["\n---\n", ">-\n", "\\\n", "```\n", "| a |\n| - |\n", "%YAML 1.1\n"],
  ...["import a from 'b'\n", "export {}\n", "__proto__: 1\n", "!!str ", "<<: "],
  ...["\u00a0", "\u0000", "\ufeff", "\u2028", "\\", "`", "\\u202e", "\\x41"],
  ...['<Note title="a">', "<DonateButton />", '<Photo image="a" alt=“b” />'],
];

/** A file's text with a few snippets, each between or in place of characters. */
export function damaged(text: string): fc.Arbitrary<string> {
  const share = fc.noBias(fc.nat({ max: 999 })).map((each) => each / 1000);
  const length = fc.constantFrom(0, 0, 1, 5);
  const places = fc.array(
    fc.tuple(share, length, fc.constantFrom(...snippets)),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  return places.map((all) => {
    let result = text;
    for (const [place, removed, added] of all) {
      const at = Math.floor(place * result.length);
      result = result.slice(0, at) + added + result.slice(at + removed);
    }
    return result;
  });
}
