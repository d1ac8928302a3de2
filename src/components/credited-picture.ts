import type { Renditions } from "./picture";

/** A picture as content names it, processed. */
export interface CreditedPicture {
  readonly image: Renditions;
  readonly alt: string;
  /** The photographer's name, shown when given. */
  readonly credit: string | null;
}
