import type { Finding } from "../finding";
import { show } from "../words";

export interface FrontMatter {
  /** The YAML between the two lines of hyphens, and where it begins. */
  yaml: string;
  yamlOffset: number;
  /** What comes after the second one, and where it begins. */
  body: string;
  bodyOffset: number;
}

const fence = "---";

const shape =
  "a first line of three hyphens, then title and description, then three hyphens again";

/** A finding about the first line, or undefined when it is three hyphens. */
function findBadOpening(text: string, path: string): Finding | undefined {
  const [first = ""] = text.split(/\r?\n/, 1);
  if (first.trimEnd() === fence) return undefined;
  const lead = /^\s+(?=---\r?\n)/.exec(text)?.[0];
  const found = show(first) || "an empty first line";
  if (lead !== undefined) {
    const fix = "remove what stands before the first three hyphens";
    return { offset: 0, path, found: "empty space", expected: shape, fix };
  }
  if (/^---\s*\w+$/.test(first)) {
    const fix = "write three hyphens alone; front matter here is always YAML";
    return { offset: 0, path, found, expected: shape, fix };
  }
  const fix =
    "begin the file with  ---  on a line of its own, then title: and description:, then  ---  again";
  return { offset: 0, path, found, expected: shape, fix };
}

/** A field, a line that goes on with one, a comment, or nothing. */
const frontMatterLine =
  /^(?:[ \t]+\S.*|#(?!#).*|[A-Za-z][\w-]*[ \t]*:.*|[ \t]*)$/;

/** Where the three hyphens belong that no line of a page has. */
function findMissingEnd(text: string, path: string): Finding {
  let offset = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    offset = index;
    if (index > 0 && !frontMatterLine.test(line)) {
      return {
        offset,
        path,
        found: `${show(line)} in front matter that does not end`,
        expected: shape,
        fix: "put a line of three hyphens above this one",
      };
    }
  }
  return {
    offset,
    path,
    found: "front matter that does not end",
    expected: shape,
    fix: "put a line of three hyphens below this one, and then the text",
  };
}

/**
 * Divides a page into front matter and body, or says why that can't be done.
 */
export function splitPage(text: string, path: string): FrontMatter | Finding {
  const opening = findBadOpening(text, path);
  if (opening) return opening;
  const close = text.indexOf(`\n${fence}`, fence.length);
  if (close === -1) return findMissingEnd(text, path);
  const afterFence = close + 1 + fence.length;
  const [rest = ""] = text.slice(afterFence).split(/\r?\n/, 1);
  if (rest.trim() !== "") {
    return {
      offset: close + 1,
      path,
      found: show(fence + rest),
      expected: "three hyphens alone on the line that ends the front matter",
      fix: "write  ---  on a line of its own; a field's text must not begin a line with three hyphens",
    };
  }
  const lineEnd = /^(?:\r?\n|\r)/.exec(text.slice(afterFence))?.[0].length ?? 0;
  const bodyOffset = afterFence + lineEnd;
  return {
    yaml: text.slice(fence.length, close + 1),
    yamlOffset: fence.length,
    body: text.slice(bodyOffset),
    bodyOffset,
  };
}
