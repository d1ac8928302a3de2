/** Drawings of our own. */
export const ownIcons = [
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

/** Drawings of Lucide. */
export const lucideIcons = [
  "book",
  "house",
  "heart",
  "hands",
  "meal",
  "music",
  "tools",
  "child",
  "paw",
  "palette",
  "masks",
  "stethoscope",
  "bed",
  "scales",
  "laptop",
  "trophy",
  "briefcase",
  "gift",
  "megaphone",
  "truck",
] as const;

/** The drawings that content selects by name. */
export const iconNames = [...ownIcons, ...lucideIcons] as const;

export type IconName = (typeof iconNames)[number];
