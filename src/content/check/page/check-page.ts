import { pageSchema } from "../../schema/page";
import type { Finding } from "../finding";
import { type CheckedFields, checkFields } from "../yaml/check-fields";
import { type CheckedBody, checkBody } from "./check-body";
import { type FrontMatter, splitPage } from "./front-matter";
import type { PageLink } from "./page-links";

/** A page, its offsets those in its file. */
export interface CheckedPage {
  findings: Finding[];
  /** The front matter; undefined when there is none to tell from the text. */
  front?: CheckedFields;
  /** Where the last line of the front matter begins, before its hyphens. */
  lastFrontLine: number;
  /** The text after the front matter, and where it begins. */
  body: string;
  bodyOffset: number;
  /** The ids of the headings. */
  ids: Set<string>;
  links: PageLink[];
  leadsOn: boolean;
  /** The place in words of an offset in the body. */
  section: (offset: number) => string;
}

const shift = <Part extends { offset: number }>(
  parts: readonly Part[],
  by: number,
): Part[] => parts.map((part) => ({ ...part, offset: part.offset + by }));

function join(
  root: string,
  { yaml, yamlOffset, body, bodyOffset }: FrontMatter,
  front: CheckedFields,
  { mistakes, ids, links, leadsOn, sectionAt }: CheckedBody,
): CheckedPage {
  const section = (offset: number) =>
    `${root} › ${sectionAt(offset - bodyOffset)}`;
  const inBody = shift(mistakes, bodyOffset).map((mistake) => ({
    ...mistake,
    path: section(mistake.offset),
  }));
  return {
    findings: [...shift(front.findings, yamlOffset), ...inBody],
    front: { ...front, fields: shift(front.fields, yamlOffset) },
    lastFrontLine: yamlOffset + yaml.trimEnd().lastIndexOf("\n") + 1,
    body,
    bodyOffset,
    ids,
    links: shift(links, bodyOffset),
    leadsOn,
    section,
  };
}

/** Checks a page by itself. `root` is what its paths in words begin with. */
export function checkPage(text: string, root: string): CheckedPage {
  const parts = splitPage(text, root);
  if ("body" in parts) {
    const front = checkFields(pageSchema, parts.yaml, root);
    const firstLine = text.slice(0, parts.bodyOffset).split("\n").length;
    return join(root, parts, front, checkBody(parts.body, firstLine));
  }
  return {
    findings: [parts],
    lastFrontLine: 0,
    body: "",
    bodyOffset: 0,
    ids: new Set(),
    links: [],
    leadsOn: true,
    section: () => root,
  };
}
