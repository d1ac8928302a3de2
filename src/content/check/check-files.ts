import { pagePath } from "../page-path";
import { type FileName, fileSchemas } from "../schema/files";
import { findInvisibleCharacters } from "./characters";
import type { Entry } from "./content-folder";
import type { Finding } from "./finding";
import { type CheckedPage, checkPage } from "./page/check-page";
import { readTextFile } from "./text-file";
import { type CheckedFields, checkFields } from "./yaml/check-fields";

/** A file of the content folder that was read and checked by itself. */
export interface CheckedFile<Content> {
  /** Relative to the content folder. */
  file: string;
  text: string;
  findings: Finding[];
  /** Undefined when the file's bytes could not be made text. */
  content?: Content;
}

export const isPage = ({ kind, path }: Entry) =>
  kind === "file" && /^pages\/.+\.mdx$/.test(path);

export const isInImages = ({ kind, path }: Entry) =>
  kind === "file" && path.startsWith("images/");

async function readAndCheck<Content>(
  { path, location, size }: Entry,
  root: string,
  check: (text: string) => { content: Content; findings: Finding[] },
): Promise<CheckedFile<Content>> {
  const { text, findings } = await readTextFile(location, size, root);
  if (findings.length > 0) return { file: path, text, findings };
  const checked = check(text);
  const invisible = findInvisibleCharacters(text, root);
  return {
    file: path,
    text,
    findings: [...invisible, ...checked.findings],
    content: checked.content,
  };
}

/** Checks the text of a YAML file. */
export function checkYamlText(text: string, name: FileName) {
  const root = name.replace(/\.yml$/, "");
  const content = checkFields(fileSchemas[name], text, root);
  return { content, findings: content.findings };
}

/** Checks the text of a page, all but what its links lead to. */
export function checkPageText(text: string, name: string) {
  const content = checkPage(text, pagePath(name).slice(1));
  return { content, findings: content.findings };
}

export function checkYamlFile(
  entry: Entry,
  name: FileName,
): Promise<CheckedFile<CheckedFields>> {
  const root = name.replace(/\.yml$/, "");
  return readAndCheck(entry, root, (text) => checkYamlText(text, name));
}

export function checkPageFile(entry: Entry): Promise<CheckedFile<CheckedPage>> {
  const root = pagePath(entry.name).slice(1);
  return readAndCheck(entry, root, (text) => checkPageText(text, entry.name));
}
