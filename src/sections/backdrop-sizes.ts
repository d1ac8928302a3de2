/**
 * Display width of the hero's portrait picture: 3/5 of its height, which is the
 * window's. Slightly less is requested, because flat colors scale well. Use the
 * same value everywhere, so that the browser downloads only one file.
 */
export const tallBackdropSizes = "50svh";
