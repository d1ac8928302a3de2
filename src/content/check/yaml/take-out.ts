const fieldLine = /^((?:[ \t]*- +)?[ \t]*[\w-]+[ \t]*:)(.*)$/;

/** A comment as long as the line, its Windows line end kept. */
const commentOut = (line: string) => line.replaceAll(/[^\r]/g, "#");

/** How deep what stands on a line is, after the hyphens of lists. */
const depthOf = (line: string) =>
  /^[ \t]*(?:-[ \t]+)*/.exec(line)?.[0].length ?? 0;

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0].length ?? 0;

const isBlank = (line: string) => /^\s*(?:#.*)?$/.test(line);

/** Keeps the name of a field and puts a harmless value of the same length. */
function withPlainValue(line: string): string | undefined {
  const [, name = "", value = ""] = fieldLine.exec(line.trimEnd()) ?? [];
  if (value.trim() === "" || value.length < 2) return undefined;
  const plain = `${name} ${"x".repeat(value.length - 1)}`;
  return plain + line.slice(plain.length);
}

interface Repair {
  text: string;
  /** Whether a whole line had to go, so that fields may seem to be missing. */
  lostLine: boolean;
}

/**
 * Takes what can't be read at an offset out of YAML, so that the rest can be
 * read: the value of a field, or else the whole line; and the deeper lines
 * that belong to it. All other text stays where it was.
 */
export function takeOut(text: string, offset: number): Repair {
  const lines = text.split("\n");
  const index = text.slice(0, offset).split("\n").length - 1;
  const broken = lines[index] ?? "";
  const spared = withPlainValue(broken);
  const kept = spared !== undefined && spared !== broken;
  lines[index] = kept ? spared : commentOut(broken);
  for (let next = index + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    if (!isBlank(line) && indentOf(line) <= depthOf(broken)) break;
    lines[next] = commentOut(line);
  }
  return { text: lines.join("\n"), lostLine: !kept };
}
