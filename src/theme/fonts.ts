import { fontSubsets } from "./font-subsets";
import nationalParkBasic from "./fonts/national-park-basic.woff2";
import nationalParkCentral from "./fonts/national-park-central.woff2";
import nationalParkWestern from "./fonts/national-park-western.woff2";
import publicSansBasic from "./fonts/public-sans-basic.woff2";
import publicSansCentral from "./fonts/public-sans-central.woff2";
import publicSansWestern from "./fonts/public-sans-western.woff2";

const face = (family: string, weights: string, file: string, range = "") => `
  @font-face {
    font-family: "${family}";
    font-weight: ${weights};
    font-display: swap;
    src: url(${file});
    ${range && `unicode-range: ${range};`}
  }`;

const { western, central } = fontSubsets;

/**
 * `@font-face` rules for the font files. The basic subset has no range: later
 * rules win, so it serves all characters that no other subset has.
 */
export const fontFiles = [
  face("National Park", "700", nationalParkBasic),
  face("National Park", "700", nationalParkWestern, western),
  face("National Park", "700", nationalParkCentral, central),
  face("Public Sans", "400 650", publicSansBasic),
  face("Public Sans", "400 650", publicSansWestern, western),
  face("Public Sans", "400 650", publicSansCentral, central),
].join("");
