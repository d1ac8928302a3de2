// What four parts agree on: the switch in the bar, pictures, the inline script that
// turns the page between day and dusk, and the styles of that turn.

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
