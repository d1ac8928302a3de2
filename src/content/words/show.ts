import { characterCount, codePointName, invisible } from "./characters";

/** Maximum length of quoted text in reports. */
const longest = 60;

const anyInvisible = new RegExp(invisible, "gu");

/**
 * Text with its invisible characters named, because they could control a
 * terminal.
 */
export function printable(text: string): string {
  return text.replaceAll(anyInvisible, codePointName);
}

/** Text to copy from a report: uncut, on one line, safe to print. */
export function showWhole(text: string): string {
  return printable(text.trim().replaceAll(/\s+/g, " "));
}

/** Text from a file: shortened, on one line, safe to print in a terminal. */
export function show(text: string): string {
  const oneLine = text.trim().replaceAll(/\s+/g, " ");
  return showWhole(
    characterCount(oneLine) > longest
      ? `${Array.from(oneLine).slice(0, longest).join("")}…`
      : oneLine,
  );
}

/** Names from the outermost to a place: `programs › Wildlife Monitoring › image`. */
export const breadcrumbs = (names: readonly string[]) => names.join(" › ");

/** A file's name in reports: `about` for `pages/about.mdx`. */
export const displayName = (path: string) =>
  path.replaceAll(/^pages\/|\.\w+$/g, "");
