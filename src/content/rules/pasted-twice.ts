import { show } from "../words/show";
import type { Rule } from "./rule";

/** The first line that is neither empty nor a note, and the next that isn't empty. */
const beginning = /^(?!#|[ \t]*\r?$).+(?:\r?\n[ \t]*)+\S.*(?=\r?$)/m;

/** A file that begins again below its end, as if pasted twice. */
export const pastedTwice: Rule<"file"> = {
  expected: "each part of the file once",
  check({ text }) {
    const start = beginning.exec(text);
    if (!start) return;
    const [lines] = start;
    const again = text.indexOf(lines, start.index + lines.length);
    const rest = text.slice(again).trimEnd();
    if (again === -1 || !text.startsWith(rest, start.index)) return;
    // One entry may be copied to be changed; another rule reports its name.
    if (rest.startsWith("- ") && !rest.includes("\n- ")) return;
    return {
      at: again,
      end: text.length,
      found: `${show(lines)} and everything after it, a second time`,
      fix: "remove everything from this line on",
      edit: { at: again, end: text.length, text: "" },
    };
  },
  examples: [
    {
      in: "notice.yml",
      bad: "text: The trail is closed.\n\nuntil: 2025-08-31\ntext: The trail is closed.\n\nuntil: 2025-08-31\n",
      good: "text: The trail is closed.\n\nuntil: 2025-08-31\n",
      message:
        "text: The trail is closed. until: 2025-08-31 and everything after it, a second time → remove everything from this line on",
    },
  ],
};
