/** The published types (2.3) lack the last two options. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** A range of weights, or one weight. */
    readonly variationAxes: {
      readonly wght: number | { readonly min: number; readonly max: number };
    };
    /** OpenType features; all others are left out, with their glyphs. */
    readonly keepFeatures: readonly string[];
    readonly dropTables: readonly string[];
  }
  /** The font with only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
