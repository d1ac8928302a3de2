import type { ValueNode } from "../read/value-node";
import { type ParsedContent, everyValue } from "../read/parsed-content";
import { logoFile } from "../schema/logo";
import { usualTaxStatus } from "../schema/site";
import { oneOf } from "../words/amounts";
import type { Rule } from "./rule";
import {
  plainIcons,
  shippedFigures,
  shippedIcons,
  shippedPictures,
  shippedState,
  shippedTimeZone,
  shippedWords,
} from "./shared/shipped";

/**
 * What a value still has from the content that the site came with: the picture
 * or drawing that it names, the tax status, or an empty text for other words.
 * Undefined if it has nothing from there.
 */
function shippedIn(node: ValueNode, taxStatus: string): string | undefined {
  const { kind, name, parent, text, file } = node;
  if (text === undefined) return undefined;
  if (kind === "picture") {
    return shippedPictures.includes(text) ? text : undefined;
  }
  if (kind === "icon") {
    const isPlain = file.path === "impact.yml" && plainIcons.includes(text);
    const isShipped = shippedIcons.includes(text) && !isPlain;
    return isShipped ? `the drawing ${text}` : undefined;
  }
  if (name === "value") {
    return shippedFigures[parent?.textOf("label") ?? ""] === text
      ? ""
      : undefined;
  }
  if (taxStatus !== usualTaxStatus && text.includes(usualTaxStatus)) {
    return usualTaxStatus;
  }
  const written = text.toLowerCase();
  const isWritten = (words: string) => written.includes(words.toLowerCase());
  return shippedWords.some(isWritten) ? "" : undefined;
}

/** The part of its file that a value is in: a section, an entry, or a field. */
function partOf({ parent, entryName, name }: ValueNode): string {
  return parent?.parent ? partOf(parent) : (entryName ?? name);
}

/**
 * The parts of each file that came with the site, and what each still names.
 */
function shippedParts(content: ParsedContent, taxStatus: string) {
  const files = new Map<string, Map<string, Set<string>>>();
  for (const node of everyValue(content)) {
    const named = shippedIn(node, taxStatus);
    if (named === undefined) continue;
    const parts = files.get(node.file.path) ?? new Map<string, Set<string>>();
    const names = parts.get(partOf(node)) ?? [];
    parts.set(partOf(node), new Set([...names, ...(named ? [named] : [])]));
    files.set(node.file.path, parts);
  }
  return files;
}

const fix = "keep what fits your organization, and replace or remove the rest";

const drawings = "content that came with the site: large drawings of a prairie";
const drawingsFix =
  "add the line  drawings: none  to leave them out, or  drawings: prairie  to keep them";

const oldZone = `${shippedTimeZone} (Central Time), the time zone that came with the site`;
const zoneFix =
  "write your own, such as  America/New_York  (Eastern), or keep this one if your clocks show Central Time";

const noLogo = "no logo, so the site shows a shield with a river and hills";
const logoFix = "add yours as content/images/logo.png, or keep the shield";

/**
 * What is left of the content that the site came with. It may also be true of
 * another organization, so this only warns: once for each file, and once each
 * for the drawings and the shield, which no line of the content names.
 */
export const shippedContent: Rule<"content"> = {
  launch: true,
  warning: true,
  expected:
    "words and figures that are true of you, and pictures and drawings that fit",
  *check(context) {
    const site = context.yaml["site.yml"]?.root;
    if (site && !site.field("drawings")) {
      const place = { node: site, lacks: "drawings", at: 0 };
      yield { ...place, found: drawings, fix: drawingsFix };
    }
    if (!context.entries.some(({ path }) => path === logoFile)) {
      yield { file: logoFile, found: noLogo, fix: logoFix };
    }
    const zone = site?.field("timeZone");
    const state = site?.field("address")?.textOf("state")?.trim();
    // In the shipped state, the zone may be right.
    if (zone?.text === shippedTimeZone && state !== shippedState) {
      const expected = "the time zone of your address";
      yield { node: zone, found: oldZone, expected, fix: zoneFix };
    }
    const taxStatus = site?.textOf("taxStatus") ?? usualTaxStatus;
    for (const [file, parts] of shippedParts(context, taxStatus)) {
      const words = Array.from(parts, ([part, named]) =>
        named.size > 0 ? `${part} (${oneOf([...named], "and")})` : part,
      );
      const found = `content that came with the site, in ${oneOf(words, "and")}`;
      yield { file, found, fix };
    }
  },
  examples: [
    {
      in: "site.yml",
      bad: "  state: Ohio",
      good: "  state: Iowa",
      message: `${oldZone} → ${zoneFix}`,
    },
    {
      in: "site.yml",
      bad: "#",
      good: "drawings: none",
      message: `${drawings} → ${drawingsFix}`,
    },
    {
      in: "pages/about.mdx",
      without: logoFile,
      bad: "",
      good: "We restore land.",
      message: `${noLogo} → ${logoFix}`,
    },
    {
      in: "impact.yml",
      bad: '- value: "15"\n  label: Species Protected\n  icon: heron',
      good: '- value: "15"\n  label: Species\n  icon: heart',
      message: `content that came with the site, in Species Protected (the drawing heron) → ${fix}`,
    },
    {
      in: "programs.yml",
      bad: "  alt: A red barn, and CONTOUR STRIPS OF CORN before it",
      good: "  alt: Hands full of coneflower seed",
      message: `content that came with the site, in Seed Day → ${fix}`,
    },
    {
      in: "pages/terms-of-use.mdx",
      beside: { "images/hero.jpg": "" },
      bad: "lastUpdated: 2025-06-30\nheader: images/hero.jpg",
      good: "lastUpdated: 2025-06-30\nheader: fence",
      message: `content that came with the site, in header (images/hero.jpg) → ${fix}`,
    },
    {
      in: "site.yml",
      bad: "taxStatus: 501(c)(4)",
      beside: { "notice.yml": "text: Gifts to a 501(c)(3) count." },
      good: "taxStatus: 501(c)(3)",
      message: `content that came with the site, in text (501(c)(3)) → ${fix}`,
    },
  ],
};
