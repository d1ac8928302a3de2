import { show, showWhole } from "../../words";
import { type SlipRule, rewritten, wordsOf } from "./slip";

const looseHyphen = /^( *)(?:-(?! )|[‐‑–—−•·*+]) *(([A-Za-z]\w*)[ :].*)$/;

/** `-title: …` and `• title: …`, in place of a hyphen and a space. */
export const findLooseHyphens: SlipRule = ({ lines, names }) =>
  lines.flatMap((line) => {
    const [, indent = "", rest = "", name = ""] =
      looseHyphen.exec(line.text) ?? [];
    if (!names.has(name)) return [];
    return [
      {
        offset: wordsOf(line),
        found: show(line.text),
        expected: "a hyphen and a space where an entry begins",
        fix: `write  - ${showWhole(rest)}`,
        edits: [rewritten(line, `${indent}- ${rest}`)],
      },
    ];
  });
