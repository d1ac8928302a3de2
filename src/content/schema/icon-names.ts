/** Drawings of the prairie. */
export const sceneNames = [
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

/** Drawings that content selects by name; from "book" on, they are Lucide's. */
export const iconNames = [
  ...sceneNames,
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

export type IconName = (typeof iconNames)[number];
