import { nearest } from "../../did-you-mean";
import { show, showWhole } from "../../words";
import { asWritten } from "../quoting";
import { type Line, type SlipRule, wordsOf } from "./slip";

/** Whether a line is of text; "dawn: all" is no field that anyone meant. */
const isWords = ({ field, text }: Line, names: ReadonlySet<string>) =>
  /^ *[\p{L}\p{N}“‘(]/u.test(text) &&
  (!field || nearest(field.name, names) === undefined);

/** Text that goes on below its line, no deeper than its name. */
export const findWrappedText: SlipRule = ({ lines, names }) =>
  lines.flatMap((line, index) => {
    const { field } = line;
    const more = lines.slice(index + 1);
    const end = more.findIndex((next) => !isWords(next, names));
    const wrapped = end === -1 ? more : more.slice(0, end);
    const [first] = wrapped;
    const last = wrapped.at(-1);
    if (!field || !first || !last || /^(?:["'|>]|$)/.test(field.value)) {
      return [];
    }
    const words = [field.value, ...wrapped.map(({ text }) => text.trim())];
    const before = line.text.slice(0, line.text.indexOf(":"));
    const written = `${before}: ${asWritten(words.join(" "))}`;
    return [
      {
        offset: wordsOf(first),
        found: show(first.text),
        expected: `all of ${field.name} on one line`,
        fix: `write it on line ${line.number}:  ${showWhole(written)}`,
        edits: [
          {
            start: line.start,
            end: last.start + last.text.length,
            text: written,
          },
        ],
      },
    ];
  });
