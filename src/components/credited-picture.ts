import type { Renditions } from "./picture";

/** A picture as content names it, processed. */
export interface CreditedPicture {
  readonly image: Renditions;
  /** The address of a JPEG of it, for browsers that know nothing newer. */
  readonly jpeg: string | undefined;
  readonly alt: string;
  /** The photographer's name, shown when given. */
  readonly credit: string | null;
}
