/** Icons that a pillar or an impact figure may use. */
export const iconNames = [
  "mortarboard",
  "bird",
  "pine",
  "sprout",
  "heron",
  "people",
  "water",
  "trail",
  "leaf",
  "fire",
] as const;

export type IconName = (typeof iconNames)[number];
