import { type SectionName, sectionNames } from "../schema/home";

interface Written {
  /** The list in content/home.yml, if it has one. */
  readonly sections?: readonly SectionName[] | undefined;
  readonly programs: readonly unknown[];
  readonly impact: readonly unknown[];
}

/** The sections that the home page shows, in order, without empty ones. */
export function shownSections({
  sections = sectionNames,
  ...lists
}: Written): SectionName[] {
  const isEmpty = (name: SectionName) =>
    (name === "programs" || name === "impact") && lists[name].length === 0;
  return sections.filter((name) => !isEmpty(name));
}

/**
 * The sections that links may lead to, such as `/#mission`. That of the events is
 * only there while an event is to come.
 */
export const linkedSections = (written: Written): SectionName[] =>
  shownSections(written).filter((name) => name !== "events");
