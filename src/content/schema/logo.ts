/** Shown in place of the shield, if the content has it. */
export const logoFile = "images/logo.png";

/** In pixels: the largest icon that is made of it. */
export const smallestLogo = 512;
