import type { Finding } from "../../define-rule";
import { show } from "../../../words/show";
import type { Line, NamedValue } from "./lines";
import type { FieldPlace } from "../../../schema/schema-tree";

/** Context of a line. */
export interface Context {
  lines: readonly Line[];
  /** Where the fields of the schema belong. */
  places: readonly FieldPlace[];
}

/** What is wrong with a line; starts at the line's first word by default. */
type Mistake = Partial<Finding> & { fix: string };

/** Detects a typical mistake in a line of invalid YAML. */
export type Hint = (line: Line, context: Context) => Mistake | undefined;

/** Creates a hint that checks, and reports, the value of a field. */
export const inValue =
  (
    hint: (
      field: NamedValue,
      line: Line,
      context: Context,
    ) => Mistake | undefined,
  ): Hint =>
  (line, context) => {
    const { field, at, text } = line;
    const mistake = field && hint(field, line, context);
    if (!mistake) return undefined;
    const { value } = field;
    return { at: at + text.lastIndexOf(value), found: show(value), ...mistake };
  };

export const isName = ({ places }: Context, name?: string) =>
  places.some((place) => place.name === name);

/** The items before the first one that matches. */
export function upTo(lines: readonly Line[], isEnd: (line: Line) => boolean) {
  const end = lines.findIndex(isEnd);
  return end === -1 ? lines : lines.slice(0, end);
}
