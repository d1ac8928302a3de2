import { type FileData, optionalFiles } from "../schema/files";
import { type SectionName, sectionNames } from "../schema/home";

/**
 * The sections that the home page shows, in order. One with a file of the same
 * name, such as programs.yml, is left out if that lists nothing, or is optional
 * and missing.
 *
 * @param data what the files hold, as far as they could be read
 */
export function shownSections(data: Partial<FileData>): SectionName[] {
  const lists = new Map<string, unknown>(Object.entries(data));
  const isEmpty = (name: SectionName) => {
    const list = lists.get(name);
    return list === undefined
      ? Object.hasOwn(optionalFiles, `${name}.yml`)
      : Array.isArray(list) && list.length === 0;
  };
  const names = data.home?.sections ?? sectionNames;
  return names.filter((name) => !isEmpty(name));
}

/**
 * The sections that links may lead to, such as `/#mission`. Not the events:
 * their section is on the page only while an event is coming up.
 */
export const linkedSections = (data: Partial<FileData>): SectionName[] =>
  shownSections(data).filter((name) => name !== "events");
