import type { FieldPlace } from "../../../schema/schema-tree";
import type { Finding } from "../../define-rule";
import type { Line } from "./lines";
import type { PlacedField } from "./placed-fields";

/** A line of YAML that may be wrong, and what is known about its file. */
export interface Situation {
  readonly line: Line;
  readonly lines: readonly Line[];
  /** The path of the file. */
  readonly path: string;
  /** Where the fields of the file belong. */
  readonly places: readonly FieldPlace[];
  /** Where the line's field belongs, if it has one that the schema knows. */
  readonly placed: PlacedField | undefined;
  /** Where another field belongs if it stands on this line. */
  readonly placeOf: (name: string) => FieldPlace | undefined;
}

/** Detects a typical slip. It is about the whole line, if it doesn't say where. */
export type Slip = (
  situation: Situation,
) => (Partial<Finding> & { fix: string }) | undefined;
