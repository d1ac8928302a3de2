import { codePointName } from "../../../words/characters";
import { showWhole } from "../../../words/show";
import { type Hint, isName } from "./hint";
import { quoted } from "./quote-hints";

/** A tab or a no-break space where the line or its value begins. */
export const oddSpace: Hint = ({ at, text }) => {
  const [begin = ""] = /^\s*(?:-\s+)?(?:[\w-]+\s*:\s+)?/.exec(text) ?? [];
  const odd = /^ *(?:- *)?\t/.exec(begin) ?? /[^\S \t]/.exec(begin);
  if (!odd) return undefined;
  const place = odd.index + odd[0].length - 1;
  const sign = begin.charAt(place);
  return {
    at: at + place,
    found:
      sign === "\t"
        ? "a tab at the start of the line"
        : `a space that isn't an ordinary one (${codePointName(sign)})`,
    expected: "spaces typed with the space bar",
    fix: "replace it with ordinary spaces, so that the line begins like those around it",
  };
};

/** `-title: Seed Day`, or another sign in place of the hyphen. */
export const looseHyphen: Hint = ({ text }, context) => {
  const [, rest = "", name] =
    /^ *(?:-(?! )|[‐‑–—−•·*+]) *(([A-Za-z]\w*)[ :].*)$/.exec(text) ?? [];
  return isName(context, name)
    ? {
        expected: "a hyphen and a space where an entry begins",
        fix: `write  - ${showWhole(rest)}`,
      }
    : undefined;
};

/** `title Seed Day`, `title; Seed Day` or `title:Seed Day`. */
export const noColon: Hint = ({ field, text }, context) => {
  const [, before = "", name, value = ""] =
    /^( *(?:- +)?)([A-Za-z]\w*)(?: *[:;=：] *| +)(\S.*)$/.exec(text) ?? [];
  return !field && isName(context, name)
    ? {
        expected: "a colon and a space after the name",
        fix: `write  ${showWhole(`${before}${name}: ${quoted(value)}`)}`,
      }
    : undefined;
};
