import { anyAddress } from "../read/bare-addresses";
import { isKnownTag, mustBeEmpty, seemsTag } from "../read/tags";
import { show, showWhole } from "../words/show";
import { correction } from "./shared/correction";
import type { Rule } from "./rule";
import { adviceFor } from "./html-tags";

/** A whole tag, all of whose attributes are in straight quotes. */
const wellFormed = /^<\/?[A-Za-z][\w.:-]*(?:\s+[\w-]+="[^"]*")*\s*\/?>$/;

/** `< Photo image=`, but not `5 < sub`, which is text. */
const spaced = /^<\s+(\w+)(?:\s*\/?>|\s+\w+=)/;

/**
 * A tag with straight quotes and the right ends, if nothing else is wrong with
 * it.
 */
function repaired(tag: string, name: string): string | undefined {
  const right = tag
    .replace(/^<\s+/, "<")
    .replaceAll(/[“”„]/g, '"')
    .replace(/\\>$/, mustBeEmpty(name) ? "/>" : ">");
  return wellFormed.test(right) ? right : undefined;
}

function addressIn(text: string, at: number) {
  const [whole = "", typed = ""] =
    /^<(?:mailto:)?([^\s<>]+)>?/i.exec(text) ?? [];
  const address = typed.replace(/^www\./i, "https://www.");
  if (address.match(anyAddress)?.[0] !== address) return undefined;
  const end = at + whole.length;
  return {
    end,
    found: show(whole),
    fix: `write  ${showWhole(address)}  and it becomes a link`,
    edit: { at, end, text: address },
  };
}

function brokenTagIn(text: string, at: number) {
  const [, spacedName = ""] = spaced.exec(text) ?? [];
  if (!seemsTag(text) && !isKnownTag(spacedName)) return undefined;
  const [tag = "", name = ""] =
    /^<\s*\/?([\w.:-]+)[^<>]*(?:>(?:\s*<\/\w+>)?)?/.exec(text) ?? [];
  const place = { at, end: at + tag.length };
  const right = isKnownTag(name) ? repaired(tag, name) : undefined;
  const isCurly = right !== undefined && /[“”„]/.test(tag);
  const fix = isKnownTag(name)
    ? `begin the tag with one < right before its name, write values like name="…" with straight quotes, leave no empty line in it, and end it with ${mustBeEmpty(name) ? "/>" : ">"}`
    : (adviceFor.get(name) ?? "remove the tag; for a < sign, write &lt;");
  return {
    end: place.end,
    found: show(/^<\s*[^<>\s]*(?:[^<>\n]{0,30}>)?/.exec(tag)?.[0] ?? ""),
    ...(isCurly && { expected: "straight quotation marks in a tag" }),
    ...(right === undefined || right === tag
      ? { fix }
      : correction(place, right)),
  };
}

/**
 * A broken tag, or an address in angle brackets, as other programs write it.
 * Any other `<` is text and shows as typed.
 */
export const angleBrackets: Rule<"page"> = {
  expected: "whole tags, and addresses without < and >",
  *check({ find, body }) {
    for (const { at: start, written } of find("text")) {
      for (const { 0: bracket, index } of written.matchAll(/\\[^]|</g)) {
        if (bracket !== "<") continue;
        const at = start + index;
        const text = body.slice(at);
        const mistake = addressIn(text, at) ?? brokenTagIn(text, at);
        if (mistake) yield { at, ...mistake };
      }
    }
  },
  examples: [
    {
      bad: "See <www.example.org>.",
      good: "We <3 https://www.example.org and {its} 10 <- 5 acres, a<b.",
      message:
        "<www.example.org> → write  https://www.example.org  and it becomes a link",
    },
    {
      bad: '<Note title="In short>\n\nWe sow.',
      good: "We sow.",
      message:
        '<Note title="In short> → begin the tag with one < right before its name, write values like name="…" with straight quotes, leave no empty line in it, and end it with >',
    },
    {
      bad: '<Photo\n  image=“images/heron.jpg”\n  alt="A heron in the reeds"\n/>',
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message:
        '<Photo → write  <Photo image="images/heron.jpg" alt="A heron in the reeds" />',
    },
    {
      bad: '< Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message:
        '< Photo → write  <Photo image="images/heron.jpg" alt="A heron in the reeds" />',
    },
    {
      bad: 'See <a href="/about>us</a>.',
      good: "See [us](/about).",
      message: '<a href="/about> → write a link as [words](address)',
    },
  ],
};
