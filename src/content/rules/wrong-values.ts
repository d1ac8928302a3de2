import { z } from "zod";
import { count, oneOf } from "../words/amounts";
import { characterCount } from "../words/characters";
import { suggest } from "../words/nearest";
import { show } from "../words/show";
import { describe, schemaAt } from "../schema/schema-tree";
import { defineRule } from "./define-rule";

/** Describes a text, quoted only if that shows what is wrong with it. */
function textWords(value: string): string {
  const lines = value.trimEnd().split("\n").length;
  if (lines > 1) return `${show(value)}, on ${lines} lines`;
  return /^\s|[^\S\n]$/.test(value) ? show(JSON.stringify(value)) : show(value);
}

/** Values that are too short, too long, malformed, or not among the choices. */
export const wrongValues = defineRule({
  id: "wrong-values",
  on: "field",
  check({ field: { schema, value, name, path }, file }) {
    const place = path.join("/");
    const issue = file.issues.find((each) => each.path.join("/") === place);
    if (!issue || issue.code === "invalid_type") return;
    const whole = schemaAt(file.schema, path);
    const expected = describe(whole);
    const text = String(value);
    if (text.trim() === "") {
      const isOptional = whole instanceof z.ZodOptional;
      return {
        found: "nothing",
        expected,
        fix: `write it after  ${name}:${isOptional ? ", or remove the line" : ""}`,
      };
    }
    if (schema instanceof z.ZodEnum) {
      const choices = schema.options.map(String);
      const otherwise = `choose one of ${choices.join(", ")}, or ask a developer to add one`;
      return {
        found: show(text),
        expected: oneOf(choices),
        fix: suggest(text, choices, otherwise),
      };
    }
    if (issue.code !== "too_small" && issue.code !== "too_big") {
      return { found: textWords(text), expected, fix: issue.message };
    }
    const isShort = issue.code === "too_small";
    const limit = Number(isShort ? issue.minimum : issue.maximum);
    if (schema instanceof z.ZodNumber) {
      const bound = isShort ? "at least" : "at most";
      const fix = `write a number of ${bound} ${limit}`;
      return { found: text, expected, fix };
    }
    const length = characterCount(text);
    const off = Math.abs(limit - length);
    return {
      found: `${textWords(text)} (${count(length, "character")})`,
      expected,
      fix: isShort
        ? `write at least ${count(off, "more character")}`
        : `shorten it by at least ${count(off, "character")}`,
    };
  },
  examples: [
    {
      bad: "  alt: A heron",
      good: "  alt: A heron in the reeds",
      message: "A heron (7 characters) → write at least 3 more characters",
    },
    {
      in: "impact.yml",
      bad: "  color: Purpel",
      good: "  color: purple",
      message: "Purpel → did you mean purple?",
    },
    {
      in: "impact.yml",
      bad: "  color: rocket",
      good: "  color: green",
      message:
        "rocket → choose one of green, blue, purple, yellow, or ask a developer to add one",
    },
    {
      in: "site.yml",
      bad: "url: http://prairie.org",
      good: "url: https://prairie.org",
      message: "http://prairie.org → begin the address with https://",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.charitynavigator.org/",
      good: "donateUrl: https://www.charitynavigator.org/ein/{ein}",
      message:
        "https://www.charitynavigator.org/ → copy the address of your own page there; it looks like https://www.charitynavigator.org/ein/{ein}",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.paypal.com/signin?returnUri=https://evil.test",
      good: "donateUrl: https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
      message:
        "https://www.paypal.com/signin?returnUri=https://evil.test → copy the address of your own page there; it looks like https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.paypal.com/donate/?hosted_button_id=A&return=https://evil.test",
      good: "donateUrl: https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
      message:
        "https://www.paypal.com/donate/?hosted_button_id=A&return=htt… → copy the address of your own page there; it looks like https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.every.org/login",
      good: "donateUrl: https://www.every.org/prairie#/donate",
      message:
        "https://www.every.org/login → copy the address of your own page there; it looks like https://www.every.org/NAME",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use\noldAddresses: [https://old.org/Terms/]",
      good: "title: Terms of Use\noldAddresses: [/Terms]",
      message: "https://old.org/Terms/ → write  /Terms",
    },
    {
      in: "home.yml",
      bad: "  lead:",
      good: "  lead: Who we are",
      message: "nothing → write it after  lead:",
    },
  ],
});
