import { readYaml } from "../read/yaml";
import { pageSchema } from "../schema/page";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { isFieldName } from "./shared/field-names";

const fieldLine = /^[ \t]*(?:- )?([A-Za-z]+):(?=[ \t]|\r?$).*$/gm;

const fix =
  "move what belongs there to the top of the file, between the two lines of three hyphens, and remove the rest, or write sentences; visitors would see these lines as they are typed";

/** Whether a line is one of the front matter: `menu: true` */
function isFrontField(name: string, line: string): boolean {
  const { root } = readYaml({ path: "", text: line }, pageSchema);
  const { schema, issues = [] } = root.child(name) ?? {};
  const isText = ["title", "description"].includes(name);
  return schema !== undefined && issues.length === 0 && !isText;
}

/** Front matter or other YAML in the text of a page, which would show it. */
export const fieldsInPages: Rule<"page"> = {
  expected:
    "sentences; a page's fields belong at its top, between two lines of three hyphens",
  *check({ texts }) {
    for (const { source, at, end } of texts) {
      const [first, ...others] = [...source.matchAll(fieldLine)].filter(
        ([, field = ""]) => isFieldName(field),
      );
      if (!first) continue;
      const [line, name = ""] = first;
      // One such line may also be a sentence.
      if (others.length === 0 && !isFrontField(name, line)) continue;
      yield {
        at: at + first.index,
        end,
        found: show(line),
        fix,
      };
    }
  },
  examples: [
    {
      bad: "menu: true",
      good: "We restore land.",
      message: `menu: true → ${fix}`,
    },
    {
      bad: "- title: Seed Day\n  image: images/seed.jpg",
      good: "We restore land.",
      message: `title: Seed Day → ${fix}`,
    },
  ],
};
