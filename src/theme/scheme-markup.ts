// What three parts agree on: the switch in the bar, the inline script that turns
// the page between day and dusk, and the styles of that turn.

const role = "switch";

/** Attributes of the switch, before the script knows the scheme. */
export const switchAttributes = { role, "aria-checked": false } as const;

/** Selects the switch. */
export const schemeSwitch = `[role=${role}]`;

/**
 * For styles, in place of `@media (scripting: enabled)`, which is true where an
 * extension blocks scripts, and unknown to old browsers. The script gives the
 * page's root a color scheme before anything is painted.
 */
export const scripted = "html[style] &";

/** On the page's root, once the visitor has pressed the switch. */
export const turnedAttribute = "data-turned";
