// What the hero and the inline scripts agree on: they load its picture, and move
// it where CSS can't.

/** Attributes of the part of the hero that moves on scroll. */
export const backdropAttributes = { "data-hero": "" };

/** Selects that part. */
export const heroBackdrop = "[data-hero]";

/** Selects the picture in it. */
export const heroPicture = `${heroBackdrop} img`;
