import type { Renditions } from "./picture";

/** A picture from the content, processed by the image pipeline. */
export interface CreditedPicture {
  readonly image: Renditions;
  readonly alt: string;
  /** The photographer's name, shown if present. */
  readonly credit: string | null;
}
