// What these agree on: the switch in the bar, pictures, the inline script that shows
// the page by day or at dusk, and the styles for the change between them.

/** Selects the switch. */
export const schemeSwitch = "[role=switch]";

/** Selects the picture on the first screen, by the priority that it alone has. */
export const firstPicture = "[fetchpriority=high]";

/**
 * For styles, in place of `@media (scripting: enabled)`, which is true where an
 * extension blocks scripts, and unknown to old browsers. The script gives the
 * page's root a color scheme before anything is painted.
 */
export const scripted = "html[style] &";

/** On the page's root, once the visitor has pressed the switch. */
export const turnedAttribute = "data-turned";
