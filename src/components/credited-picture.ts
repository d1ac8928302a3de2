import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as content names it, processed. */
export interface CreditedPicture {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** The photographer's name, shown when given. */
  readonly credit: string | null;
}
