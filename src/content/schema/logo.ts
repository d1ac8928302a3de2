/** Shown in place of the shield, if the content has it. */
export const logoFile = "images/logo.png";

/** In pixels: the size of the largest icon that is made from it. */
export const smallestLogo = 512;
