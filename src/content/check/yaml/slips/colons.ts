import { show, showWhole } from "../../words";
import { asWritten } from "../quoting";
import { type SlipRule, rewritten, wordsOf } from "./slip";

const noSpace = /^( *(?:- +)?[\w-]+:)([^\s/:].*)$/;

/** `lead:Who we are` */
export const findColonsWithoutSpace: SlipRule = ({ lines }) =>
  lines.flatMap((line) => {
    const [, name, value = ""] = noSpace.exec(line.text) ?? [];
    if (name === undefined) return [];
    return [
      {
        offset: line.start + name.length,
        found: show(line.text),
        expected: "a space after the colon",
        fix: `write  ${showWhole(`${name} ${value}`)}`,
        edits: [rewritten(line, `${name} ${value}`)],
      },
    ];
  });

const noColon = /^( *(?:- +)?)([A-Za-z]\w*) *[;=：]? +(\S.*)$/;

/** `label Acres Restored`, and other signs in place of the colon. */
export const findMissingColons: SlipRule = ({ lines, names }) =>
  lines.flatMap((line) => {
    const [, before = "", name = "", value = ""] =
      noColon.exec(line.text) ?? [];
    if (line.field || !names.has(name)) return [];
    const written = `${before}${name}: ${asWritten(value)}`;
    return [
      {
        offset: wordsOf(line),
        found: show(line.text),
        expected: `a colon after ${name}`,
        fix: `write  ${showWhole(written)}`,
        edits: [rewritten(line, written)],
      },
    ];
  });
