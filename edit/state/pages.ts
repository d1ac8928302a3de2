import { withEdits } from "../../src/content/read/edits";
import { pageAddress } from "../../src/content/schema/page-address";
import {
  isYamlPageAddress,
  isTextFile,
  reservedPageNames,
  yamlPageFiles,
} from "../../src/content/schema/files";
import { pageSchema } from "../../src/content/schema/page";
import { pageNameFrom } from "../../src/content/schema/upload-names";
import { changeFile } from "../text/change-file";
import { readFields } from "../text/read-fields";
import { writeYaml } from "../text/write-yaml";
import type { FileText, Texts } from "../store/texts";
import { freePath } from "./free-path";
import { moveLinks } from "./move-links";

/** The path for a page with a name that somebody typed: `pages/bird-walks.mdx`. */
export const fileNamed = (typed: string) => `pages/${pageNameFrom(typed)}`;

const lettersIn = (text: string) =>
  text.normalize("NFD").match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether the address made from a name has all of its letters. */
const keepsAllLetters = (name: string) =>
  lettersIn(name) === lettersIn(pageAddress(fileNamed(name)));

/** Whether the site itself uses the address of a page. */
const isReserved = (path: string) =>
  reservedPageNames.some((name) => pageAddress(path) === `/${name}`);

/**
 * The path for a new page with a title. If a page already has that address, the
 * path of that page, unless the address leaves out letters of the title, as with
 * Arabic: it may be a different page. An address that the site itself uses gets a
 * number, except that of the events, which have a file of their own.
 */
export function newPageFile(
  title: string,
  isTaken: (path: string) => boolean,
): string {
  const named = fileNamed(title);
  const address = pageAddress(named);
  const isWhole = keepsAllLetters(title);
  if (isWhole && isYamlPageAddress(address)) return yamlPageFiles[address];
  return isWhole && !isReserved(named)
    ? named
    : freePath(named, (path) => isReserved(path) || isTaken(path));
}

/** Why a page can't have an address that somebody typed; undefined if it can. */
export function objectionTo(
  name: string,
  isTaken: (path: string) => boolean,
): string | undefined {
  const path = fileNamed(name);
  // Somebody may paste all of `https://example.org/walks`.
  if (!keepsAllLetters(name) || name.includes("//")) {
    return "Use only letters from a to z, digits and hyphens.";
  }
  if (isTaken(path)) return "Another page already has this address.";
  if (isReserved(path)) {
    return "The site itself uses this address. Choose another one.";
  }
  return undefined;
}

/** A page with nothing but its title. */
export const newPage = (title: string) =>
  `---\n${writeYaml({ title, description: "" }, pageSchema)}\n---\n\n`;

/** Adds an old address to a page, and removes its current one from the list. */
function withOldAddress(path: string, page: string, old: string | undefined) {
  const name = "oldAddresses";
  const write = (text: string, index: number, value: string | undefined) => {
    const change = { kind: "write", keys: [name, index], value } as const;
    return withEdits(text, changeFile(path, text, change));
  };
  const listed = readFields(path, page)?.root.child(name)?.children ?? [];
  const own = listed.findIndex(({ text }) => text === pageAddress(path));
  const others = own < 0 ? page : write(page, own, undefined);
  const count = own < 0 ? listed.length : listed.length - 1;
  return old === undefined ? others : write(others, count, old);
}

/**
 * Gives a page another address: renames its file, and updates the links to it.
 *
 * @param path of its file
 * @param newPath of its file, after the change
 * @param isKnown whether others may know its address, which then redirects to the
 * new one
 * @returns the files that change
 */
export function renamePage(
  texts: Texts,
  path: string,
  newPath: string,
  isKnown: boolean,
): FileText[] {
  const address = pageAddress(path);
  const move = { from: address, to: pageAddress(newPath) };
  const site = readFields("site.yml", texts.get("site.yml") ?? "");
  const own = site?.root.textOf("url");
  const old = isKnown ? address : undefined;
  const files = Array.from(texts)
    .filter(([each]) => isTextFile(each))
    .map(([each, before]) => {
      const text = moveLinks(each, before, move, own);
      return each === path
        ? { path: newPath, text: withOldAddress(newPath, text, old) }
        : { path: each, text };
    });
  return [
    { path, text: null },
    ...files.filter((file) => texts.get(file.path) !== file.text),
  ];
}
