import type { ValueNode } from "../read/value-node";
import { readYaml } from "../read/yaml";
import { pageSchema } from "../schema/page";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { isFieldName } from "./shared/field-names";

const fieldLine = /^[ \t]*(?:- )?([A-Za-z]+):(?=[ \t]|\r?$).*$/gm;

/** Whether a line could be one of the front matter: `menu: true` */
function isFrontField(name: string, line: string): boolean {
  const { root } = readYaml({ path: "", text: line }, pageSchema);
  const { schema, issues = [] } = root.child(name) ?? {};
  const isText = ["title", "description"].includes(name);
  return schema !== undefined && issues.length === 0 && !isText;
}

/** The fields among the lines of a text, unless they are sentences. */
function fieldsOf({ source }: ValueNode) {
  const fields = [...source.matchAll(fieldLine)].filter(([, name = ""]) =>
    isFieldName(name),
  );
  const [first] = fields;
  const isField = first && isFrontField(first[1] ?? "", first[0]);
  return fields.length > 1 || isField ? fields : [];
}

/** Front matter or other YAML in the text of a page, which would show it. */
export const fieldsInPages: Rule<"page"> = {
  expected:
    "sentences; a page's fields belong at its top, between two lines of three hyphens",
  *check({ front, texts }) {
    for (const node of texts) {
      const [first] = fieldsOf(node);
      if (!first) continue;
      const [line, name = ""] = first;
      const isFree = !front.root.child(name) && isFrontField(name, line);
      yield {
        at: node.at + first.index,
        end: node.end,
        found: show(line),
        fix: isFree
          ? "move it to the top of the file, between the two lines of three hyphens, or remove it"
          : "remove these lines, or write sentences; visitors would see them as they are typed",
      };
    }
  },
  examples: [
    {
      bad: "menu: true",
      good: "We restore land.",
      message:
        "menu: true → move it to the top of the file, between the two lines of three hyphens, or remove it",
    },
    {
      bad: "---\ntitle: About Us\ndescription: Who we are\n---\n\nWe restore land.",
      good: "We restore land.",
      message:
        "title: About Us → remove these lines, or write sentences; visitors would see them as they are typed",
    },
    {
      bad: "- title: Seed Day\n  image: images/seed.jpg",
      good: "We restore land.",
      message:
        "title: Seed Day → remove these lines, or write sentences; visitors would see them as they are typed",
    },
  ],
};
