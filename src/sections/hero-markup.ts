// What the hero and the inline scripts agree on: they load its picture, and move
// it where CSS can't.

const attribute = "data-hero";

/** Attributes of the part of the hero that moves on scroll. */
export const backdropAttributes = { [attribute]: "" };

/** Selects that part. */
export const heroBackdrop = `[${attribute}]`;

/** Selects the picture in it. */
export const heroPicture = `${heroBackdrop} img`;
