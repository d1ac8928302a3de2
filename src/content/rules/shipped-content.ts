import type { ValueNode } from "../read/value-node";
import { everyValue } from "../read/parsed-content";
import { logoFile } from "../schema/logo";
import { oneOf } from "../words/amounts";
import type { Rule } from "./rule";
import {
  shippedFigures,
  shippedIcons,
  shippedPictures,
  shippedState,
  shippedTimeZone,
  shippedWords,
} from "./shared/shipped";

function isShipped({ kind, name, parent, text, root }: ValueNode) {
  if (text === undefined) return false;
  if (name === "timeZone") {
    const state = root.child("address")?.textOf("state")?.trim();
    // In the shipped state, the zone may be right.
    return text === shippedTimeZone && state !== shippedState;
  }
  if (kind?.kind === "picture") return shippedPictures.includes(text);
  if (kind?.kind === "icon") return shippedIcons.includes(text);
  if (name === "value")
    return shippedFigures[parent?.textOf("label") ?? ""] === text;
  const written = text.toLowerCase();
  return shippedWords.some((words) => written.includes(words.toLowerCase()));
}

/** The part of its file that a value is in: a section, an entry, or a field. */
function partOf({ parent, entryName, name }: ValueNode): string {
  return parent?.parent ? partOf(parent) : (entryName ?? name);
}

/** A part, and the files of the pictures among its values. */
function withPictures(part: string, values: readonly ValueNode[]) {
  const pictures = values
    .filter((node) => node.kind?.kind === "picture" && partOf(node) === part)
    .flatMap(({ text }) => text ?? []);
  const files = [...new Set(pictures)];
  return files.length > 0 ? `${part} (${oneOf(files, "and")})` : part;
}

const fix = "keep what fits your organization, and replace or remove the rest";

const drawings = "content that came with the site: large drawings of a prairie";
const drawingsFix =
  "add the line  drawings: none  to leave them out, or  drawings: prairie  to keep them";

const noLogo = "no logo, so the site shows a shield with a river and hills";
const logoFix = "add yours as content/images/logo.png, or keep the shield";

/**
 * What is left of the content that the site came with. It may also be true of
 * another organization, so it is a question: one for each file, and one each
 * for the drawings and the shield, which no line of the content names.
 */
export const shippedContent: Rule<"content"> = {
  launch: true,
  warning: true,
  expected:
    "words and figures that are true of you, and pictures and drawings that fit",
  *check(context) {
    const site = context.yaml["site.yml"]?.root;
    if (site && !site.child("drawings")) {
      const place = { node: site, lacks: "drawings", at: 0 };
      yield { ...place, found: drawings, fix: drawingsFix };
    }
    if (!context.entries.some(({ path }) => path === logoFile)) {
      yield { file: logoFile, found: noLogo, fix: logoFix };
    }
    const all = [...everyValue(context)].filter(isShipped);
    for (const file of new Set(all.map((node) => node.file.path))) {
      const shipped = all.filter((node) => node.file.path === file);
      const parts = [...new Set(shipped.map(partOf))].map((part) =>
        withPictures(part, shipped),
      );
      const found = `content that came with the site, in ${oneOf(parts, "and")}`;
      yield { file, found, fix };
    }
  },
  examples: [
    {
      in: "site.yml",
      bad: "  state: Ohio",
      good: "  state: Iowa",
      message: `content that came with the site, in timeZone → ${fix}`,
    },
    {
      in: "site.yml",
      bad: "#",
      good: "drawings: none",
      message: `${drawings} → ${drawingsFix}`,
    },
    {
      without: logoFile,
      bad: "",
      good: "We restore land.",
      message: `${noLogo} → ${logoFix}`,
    },
    {
      in: "impact.yml",
      bad: '- value: "15"\n  label: Species Protected\n  icon: heron',
      good: '- value: "15"\n  label: Species\n  icon: heart',
      message: `content that came with the site, in Species Protected → ${fix}`,
    },
    {
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
      bad: '<Vignette name="fire" />',
      good: '<Vignette name="book" />',
      message: `content that came with the site, in Mission → ${fix}`,
    },
  ],
};
