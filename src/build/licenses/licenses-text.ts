import type { LicensedWork } from "./licensed-work";

const rule = "-".repeat(72);

const inOrder = (one: LicensedWork, other: LicensedWork) =>
  one.name < other.name ? -1 : 1;

/** What visitors are told of others' work: the same in whichever order it is given. */
export function licensesText(works: readonly LicensedWork[]): string {
  const sections = works.toSorted(inOrder).map(({ name, license, text }) => {
    const lines = text.replaceAll("\r\n", "\n").trim();
    return `${rule}\n${name}, ${license}\n${rule}\n\n${lines}\n`;
  });
  return [
    "This site is made with the work of others, under these licenses.\n",
    ...sections,
  ].join("\n");
}
