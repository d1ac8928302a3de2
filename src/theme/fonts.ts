import { type FontSubset, fontSubsets } from "./font-subsets";
import nationalParkBasic from "./fonts/national-park-basic.woff2";
import nationalParkCentral from "./fonts/national-park-central.woff2";
import nationalParkWestern from "./fonts/national-park-western.woff2";
import publicSansBasic from "./fonts/public-sans-basic.woff2";
import publicSansCentral from "./fonts/public-sans-central.woff2";
import publicSansWestern from "./fonts/public-sans-western.woff2";

interface Typeface {
  readonly family: string;
  /** The weight of the font files, or the range of weights in them. */
  readonly weights: string;
  readonly files: Readonly<Record<FontSubset, string>>;
}

const nationalPark: Typeface = {
  family: "National Park",
  weights: "700",
  files: {
    basic: nationalParkBasic,
    western: nationalParkWestern,
    central: nationalParkCentral,
  },
};

const publicSans: Typeface = {
  family: "Public Sans",
  weights: "400 650",
  files: {
    basic: publicSansBasic,
    western: publicSansWestern,
    central: publicSansCentral,
  },
};

/**
 * The basic subset has no range: later rules win, so it serves all characters
 * that no other subset has.
 */
function face({ family, weights, files }: Typeface, subset: FontSubset) {
  const range =
    subset === "basic" ? "" : `unicode-range: ${fontSubsets[subset]};`;
  return `@font-face {
    font-family: "${family}";
    font-weight: ${weights};
    font-display: swap;
    src: url(${files[subset]});
    ${range}
  }`;
}

const faces = (typeface: Typeface) =>
  `${face(typeface, "basic")}
  ${face(typeface, "western")}
  ${face(typeface, "central")}`;

/** `@font-face` rules for the font files. */
export const fontFiles = `
  ${faces(nationalPark)}
  ${faces(publicSans)}
`;
