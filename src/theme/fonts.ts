import nationalPark from "@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";
import { css } from "styled-components";

/** The two files that every page's first screen is set in. */
export const preloadedFonts: readonly string[] = [nationalPark, publicSans];

/**
 * The fallbacks are Arial (or its metric twin) stretched to the real fonts'
 * widths and heights, so that text does not move when the fonts arrive.
 * `size-adjust` is the measured width of English text in the real font at the
 * weight it is mostly used in, over its width in Arial; the overrides are the
 * font's own ascent and descent divided by it.
 */
export const fontFaces = css`
  @font-face {
    font-family: "National Park Variable";
    font-weight: 200 800;
    font-display: swap;
    src: url(${nationalPark}) format("woff2");
  }

  @font-face {
    font-family: "Public Sans Variable";
    font-weight: 100 900;
    font-display: swap;
    src: url(${publicSans}) format("woff2");
  }

  @font-face {
    font-family: "National Park Fallback";
    src:
      local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
    size-adjust: 101.5%;
    ascent-override: 101.5%;
    descent-override: 29.6%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: "Public Sans Fallback";
    src: local("Arial"), local("ArialMT"), local("Liberation Sans");
    size-adjust: 103.9%;
    ascent-override: 91.4%;
    descent-override: 21.7%;
    line-gap-override: 0%;
  }
`;
