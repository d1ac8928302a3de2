import { show } from "../../words";
import { type SlipRule, rewritten, wordsOf } from "./slip";

/** A line among notes that is none, as the # before it was lost. */
export const findLostNotes: SlipRule = ({ lines, names }) =>
  lines.flatMap((line, index) => {
    if (line.isBlank || line.isNote) return [];
    const isAfterNote = lines[index - 1]?.isNote ?? false;
    const isBeforeNote = lines[index + 1]?.isNote ?? false;
    const [firstWord = ""] = /\w+/.exec(line.text) ?? [];
    const isLikeField = line.field !== undefined || names.has(firstWord);
    const isAmongNotes = isLikeField
      ? isBeforeNote && (isAfterNote || index === 0)
      : isBeforeNote || isAfterNote;
    if (!isAmongNotes) return [];
    return [
      {
        offset: wordsOf(line),
        found: show(line.text),
        expected: "a # at the start of each line of a note",
        fix: "write # at the start of the line, which looks like a note that lost it",
        edits: [rewritten(line, `#${line.text}`)],
      },
    ];
  });
