import { show } from "../words/show";
import { defineRule } from "./define-rule";

/**
 * Text that would start program code in MDX. Here it would show as typed, but
 * other programs that read these files would execute it.
 */
export const programCode = defineRule({
  id: "program-code",
  on: "page",
  expected: "text; pages can't contain code",
  *check({ find, body }) {
    for (const { at, end, written, parents } of find("paragraph")) {
      const [line = "", word] = /^(import|export) .*/.exec(written) ?? [];
      if (word === undefined || parents.length > 1) continue;
      const fix = `remove the line, or begin it with another word than ${word}`;
      yield { at, end, found: show(line), fix };
    }
    for (const { at, written } of find("text")) {
      const signs = [...written.matchAll(/\\[^]|\{/g)];
      const brace = signs.find(([sign]) => sign === "{");
      if (!brace) continue;
      const start = at + brace.index;
      const code = body.slice(start, start + 42);
      yield {
        at: start,
        found: show(/^\{[^}\n]*\}?/.exec(code)?.[0] ?? code),
        fix: "write \\{ for the character {, or leave the braces out",
      };
    }
  },
  examples: [
    {
      bad: 'import fs from "fs"',
      good: "We restore prairie.",
      message:
        'import fs from "fs" → remove the line, or begin it with another word than import',
    },
    {
      bad: "We restore {prairie}.",
      good: "We restore \\{prairie}.",
      message:
        "{prairie} → write \\{ for the character {, or leave the braces out",
    },
  ],
});
