import { z } from "zod";
import { oneOf } from "../words/amounts";
import { nearest, suggest } from "../words/nearest";
import { show, showWhole } from "../words/show";
import { betweenCurlyQuotes } from "../words/quotes";
import { describe, fieldNames, schemaAt } from "../schema/schema-tree";
import { defineRule } from "./define-rule";
import { nothing } from "./shared/nothing";

/** Unknown, unquoted, empty, or missing attributes; fields' rules do the rest. */
export const tagAttributes = defineRule({
  id: "tag-attributes",
  on: "page",
  *check({ page }) {
    for (const { node, schema, quoted } of page.tags) {
      const tag = node.name;
      const allowed = fieldNames(schema);
      const isOptional = (name: string) =>
        schemaAt(schema, name) instanceof z.ZodOptional;
      const choices = allowed.map((name) =>
        isOptional(name) ? `${name} (optional)` : name,
      );
      const whole = `<${tag}> with ${oneOf(choices, "and") || "no attributes"}`;
      const names: string[] = [];
      for (const attribute of node.children) {
        const { name, keyAt: at, end, text: value = "" } = attribute;
        const left = allowed.filter((each) => !names.includes(each));
        names.push(name);
        if (!left.includes(name)) {
          const fix = suggest(name, left, "remove it");
          const found = `the attribute ${show(name)}`;
          yield { at, end, found, expected: whole, fix };
        } else if (value.trim() === "") {
          yield {
            at,
            end: end + 1,
            ...nothing(` in ${name}`),
            expected: describe(schemaAt(schema, name)),
            fix: `write it between the quotes:  ${name}="…"${isOptional(name) ? ", or remove the attribute" : ""}`,
          };
        } else if (!quoted.has(attribute)) {
          const text = betweenCurlyQuotes(value) ?? value;
          const fix = `write  ${name}="${showWhole(text)}"`;
          const found = `${name}=${show(value)}`;
          yield { at, end, found, expected: whole, fix };
        }
      }
      for (const name of allowed) {
        if (isOptional(name) || nearest(name, names) !== undefined) continue;
        const found = `<${tag}> without ${name}`;
        const fix = `after  <${tag}  write  ${name}="…"`;
        yield { at: node.at, found, expected: whole, fix };
      }
    }
  },
  examples: [
    {
      bad: "<Note>\n\nWe sow.\n\n</Note>",
      good: '<Note title="In short">\n\nWe sow.\n\n</Note>',
      message: '<Note> without title → after  <Note  write  title="…"',
    },
    {
      bad: '<Note titel="In short">\n\nWe sow.\n\n</Note>',
      good: '<Note title="In short">\n\nWe sow.\n\n</Note>',
      message: "the attribute titel → did you mean title?",
    },
    {
      bad: "<Note title=Now>\n\nWe sow.\n\n</Note>",
      good: '<Note title="Now">\n\nWe sow.\n\n</Note>',
      message: 'title=Now → write  title="Now"',
    },
    {
      bad: '<Photo image="images/heron.jpg" alt="A heron in the reeds" credit="" />',
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message:
        'nothing in credit → write it between the quotes:  credit="…", or remove the attribute',
    },
    {
      bad: 'We <mark style="color: red">sow</mark>.',
      good: "We <mark>sow</mark>.",
      message: "the attribute style → remove it",
    },
  ],
});
