import { show } from "../words/show";
import type { Rule } from "./rule";

/**
 * Lines that would be program code in MDX. Here they would show as typed, but
 * other programs that read these files would execute them.
 */
export const programCode: Rule<"page"> = {
  expected: "text; pages can't contain code",
  *check({ find }) {
    for (const { at, end, written, parents } of find("paragraph")) {
      const [line = "", word] = /^(import|export) .*/.exec(written) ?? [];
      if (word === undefined || parents.length > 1) continue;
      const fix = `remove the line, or begin it with a word other than ${word}`;
      yield { at, end, found: show(line), fix };
    }
  },
  examples: [
    {
      bad: 'import fs from "fs"',
      good: "We restore {land}, rain {or shine.",
      message:
        'import fs from "fs" → remove the line, or begin it with a word other than import',
    },
  ],
};
