import { isTextFile } from "../schema/files";
import { largestTextFile } from "../schema/limits";
import { fileSize } from "../words/amounts";
import type { Rule } from "./rule";

/** Text files that can't be decoded. */
export const unreadableText: Rule<"entry"> = {
  expected: `a text file saved as UTF-8, of at most ${fileSize(largestTextFile)}`,
  check({ path, kind, size, text, isDamaged }) {
    if (kind !== "file" || !isTextFile(path)) return;
    if (size > largestTextFile) {
      return {
        found: fileSize(size),
        fix: "remove what was pasted by mistake, or shorten the text; a long page can become several",
      };
    }
    if (text === undefined) {
      return {
        found: "a file that could not be opened",
        fix: "see whether you can open it; if so, show a developer this message",
      };
    }
    if (!isDamaged) return;
    return {
      at: text.length,
      found: "characters that can't be read",
      fix: "open the file in the program it came from, copy its text into a new file on GitHub, and delete this one",
    };
  },
  examples: [
    {
      bad: "pages/old-newsletter.mdx",
      entry: { size: largestTextFile + 1024 },
      message:
        "65 KB → remove what was pasted by mistake, or shorten the text; a long page can become several",
    },
    {
      bad: "pages/old-newsletter.mdx",
      entry: { text: "", isDamaged: true },
      message:
        "characters that can't be read → open the file in the program it came from, copy its text into a new file on GitHub, and delete this one",
    },
  ],
};
