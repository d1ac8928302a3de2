/**
 * The width that the hero's tall picture is drawn at: its height is that of
 * the window, its width three fifths of it. A little less is asked for, which
 * flat inks bear well. Whatever shows the picture again asks for the same, so
 * that the browser fetches it once.
 */
export const tallBackdropSizes = "50svh";
