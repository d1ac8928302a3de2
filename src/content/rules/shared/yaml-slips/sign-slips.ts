import { z } from "zod";
import { kindOf, required } from "../../../schema/schema-tree";
import { codePointName } from "../../../words/characters";
import { show, showWhole } from "../../../words/show";
import { correction } from "../correction";
import { quoted } from "./quote-slips";
import type { Slip } from "./slip";

/** A tab or a no-break space where the line or its value begins. */
export const oddSpace: Slip = ({ line: { at, text } }) => {
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

/** The line above or below code, copied with it. */
export const codeFence: Slip = ({ line: { at, text } }) =>
  /^ *`{3}\w*\s*$/.test(text)
    ? {
        fix: "remove this line",
        edit: { at, end: at + text.length, text: "" },
      }
    : undefined;

const parts =
  /^ *((?:[-‐‑–—−•·*+]|\d+[.)]?) *)?[“”‘’*_]*([A-Za-z]+)([“”‘’*_]*(?: *[:：]+[*_]* *| *[;=] *| +[-–—] +)| +|$)(.*)/;

/**
 * A field that isn't written like  - name: value  but like `–title: Seed Day`,
 * `3. title: Seed Day`, `title; Seed Day`, or `title Seed Day`.
 */
export const oddSigns: Slip = ({ line, placeOf }) => {
  const { at, indent, text, field } = line;
  const [, bullet = "", name = "", colon = "", value = ""] =
    parts.exec(text) ?? [];
  const place = field?.name === name ? undefined : placeOf(name);
  if (!place) return undefined;
  const type = required(place.schema);
  const isBoolean = type instanceof z.ZodBoolean;
  const isWords =
    colon.trim() === "" &&
    (value === "" ? !isBoolean : /^\w[\w ]*: /.test(value));
  if (isWords) return undefined;
  const isEntry = /^(?!\d+ *$)./.test(bullet) && place.beginsEntry;
  const hyphen = isEntry || bullet.startsWith("-") ? "- " : "";
  const plain = type instanceof z.ZodArray ? value : quoted(value.trim());
  const written = value === "" && isBoolean ? "true" : plain;
  return {
    expected:
      hyphen && hyphen !== bullet
        ? "a hyphen and a space where an entry begins"
        : "a colon and a space after the name",
    ...correction(
      { at: at + indent, end: at + text.length },
      `${hyphen}${name}: ${written}`.trim(),
    ),
  };
};

const namesInside = /(?:- )?(?<![\w-])([A-Za-z]+):(?= |$)/g;

/** Two fields on one line: `…acre by acre. image: images/heron.jpg` */
export const joinedLines: Slip = ({ line, placed, placeOf }) => {
  const { value } = line.field ?? { value: "" };
  const match = [...value.matchAll(namesInside)].find(([, name = ""]) =>
    placeOf(name),
  );
  const [start = "", name = ""] = match ?? [];
  const place = placeOf(name);
  if (!match || !place) return undefined;
  const isText = kindOf(placed?.place.schema)?.kind === "prose";
  const rest = value.slice(match.index);
  const at = line.at + line.text.lastIndexOf(value) + match.index;
  const isEntry = start.startsWith("-");
  const column = place.column - (isEntry ? 2 : 0);
  const before = line.text.slice(0, at - line.at).trimEnd().length;
  const edit = {
    at: line.at + before,
    end: at,
    text: `\n${" ".repeat(column)}`,
  };
  return {
    at,
    found: show(rest),
    expected: "each field on a line of its own",
    fix: `put  ${showWhole(rest)}  on a line of its own${isText ? `; if it belongs to the text, leave out the colon after ${name}` : ""}`,
    // Another one may be a word of the text.
    ...(!(isText && place.schema instanceof z.ZodOptional) && { edit }),
  };
};
