import { headingIds } from "../../body/heading-ids";
import { show } from "../words";
import { findHeadingMistakes } from "./heading-findings";
import { type SectionHeading, headingsOf } from "./outline";
import { type PageLink, findEmptyLinks, leadsOn, linksOf } from "./page-links";
import { type BodyMistake, readBody } from "./read-body";
import { findStrayStars } from "./stray-stars";
import { findForeignParts } from "./vocabulary";
import { withoutParts } from "./whole-elements";

export interface CheckedBody {
  mistakes: BodyMistake[];
  /** The ids of the headings. */
  ids: Set<string>;
  links: PageLink[];
  /** Whether it has a link, or a component that is one. */
  leadsOn: boolean;
  /** The words of the heading that an offset stands under. */
  sectionAt: (offset: number) => string;
}

const empty: BodyMistake = {
  offset: 0,
  found: "no text",
  expected: "the text of the page after the front matter",
  fix: "write the text, or remove the file",
};

const sectionsOf =
  (headings: readonly SectionHeading[]) =>
  (offset: number): string => {
    const above = headings.filter((heading) => heading.offset <= offset);
    return show(above.at(-1)?.text ?? "") || "opening text";
  };

/**
 * Checks a page's text without its front matter, from which all offsets are.
 * What its links lead to can only be told when all pages are known.
 * `firstLine` is the number of its first line in the file.
 */
export function checkBody(body: string, firstLine = 1): CheckedBody {
  const { mistakes, text, tree } = readBody(body, firstLine);
  if (!tree) {
    const sectionAt = sectionsOf([]);
    return { mistakes, ids: new Set(), links: [], leadsOn: true, sectionAt };
  }
  const headings = headingsOf(tree);
  const idFor = headingIds();
  const isEmpty = tree.children.length === 0 && mistakes.length === 0;
  return {
    mistakes: withoutParts(
      [
        ...mistakes,
        ...findForeignParts(tree, text),
        ...findHeadingMistakes(headings),
        ...findEmptyLinks(tree),
        ...findStrayStars(tree, text),
        ...(isEmpty ? [empty] : []),
      ],
      body,
    ),
    ids: new Set(headings.map(({ text }) => idFor(text))),
    links: linksOf(tree, text),
    leadsOn: leadsOn(tree),
    sectionAt: sectionsOf(headings),
  };
}
