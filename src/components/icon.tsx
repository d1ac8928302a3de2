import type { IconName } from "../content/schema/icon-names";
import { lucideShapes } from "./lucide-shapes";

/**
 * The site's icons on a 24-unit grid: solid shapes, like routed trail signs, and
 * those of Lucide. Content selects them by name.
 */
const shapes: Record<IconName, string> = {
  ...lucideShapes,
  mortarboard:
    "M12 3 1 8.5 12 14l9-4.5V16h2V8.5ZM5 12.5V17c1.5 2.7 12.5 2.7 14 0v-4.5l-7 3.5Z",
  bird: "M15 2.5c2.5 0 4 1.5 4 3.6l3 .9-3 1.1c-.2 5.3-3.5 8.2-7.8 8.7l.9 5.2h-2l-1.2-5.2C5 15.8 2.7 13 2 8c3.2 2.7 6.4 3.2 9 2.2.2-4.7 1.2-7.7 4-7.7Zm.7 2.8a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z",
  pine: "m12 1.5 4.2 6.5h-2.1l3.7 5.3h-2.2L20 19h-6.7v3.5h-2.6V19H4l4.4-5.7H6.2L9.9 8H7.8Z",
  sprout:
    "M11 22v-8.2C10.6 10.5 8 8.7 3 8.5c.2 4.6 2.7 7 8 7.2v-1.9c.1-5.4 3.4-9 10-9.8 0 6.4-3.2 10-8 10.6V22Z",
  heron:
    "M8.5 2c2 0 3.2 1 3.5 2.5L20 6l-8 1c-.6 2.3-1.6 3.6-1.3 5 2.8-1 7.3-.3 9.8 4.5-2.6.8-4.8 1-6.7.6L13 22.5h-1.6l.5-5.8c-3.4-1.2-4.9-3.8-3.7-7 .7-1.8 1.6-3 1.5-4.4-.1-.8-.7-1.3-1.7-1.3L6.5 3C7 2.3 7.7 2 8.5 2Z",
  people:
    "M8 4a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 8 4Zm8.7 1.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM1.5 20c0-5 2.7-7.8 6.5-7.8s6.5 2.8 6.5 7.8Zm14.7 0c0-3.1-.7-5.5-2.2-7.2 4.8-1.7 8.5 1.4 8.5 7.2Z",
  water:
    "M12 1.5c4 5.2 6.8 8.7 6.8 13A6.8 6.8 0 0 1 12 21.5a6.8 6.8 0 0 1-6.8-7C5.2 10.2 8 6.7 12 1.5ZM8 14.5c0 2.6 1.7 4.3 4 4.5v-1.8c-1.4-.2-2.2-1.2-2.2-2.7Z",
  trail:
    "M11 1.5h2.2V4H19l2.5 2.2L19 8.5h-5.8v2H18V15h-4.8v7.5H11V15H5l-2.5-2.2L5 10.5h6v-2H6V4h5Z",
  leaf: "M21.5 2.5C10 2 4 7 4 13.5c0 1.4.2 2.6.7 3.7L2 20.5 3.5 22l2.9-3c1.2.8 2.7 1.2 4.3 1.2 7 0 11-6.2 10.8-17.7ZM7.3 16.7C9.5 12 12.5 9 17 7c-3.3 3.2-5.6 6.3-7.7 11-.7-.3-1.4-.7-2-1.3Z",
  fire: "M13 1.5c.5 4 5.8 7.2 5.8 12.7 0 4.5-3 8-6.8 8s-6.8-3.3-6.8-7.5c0-2.9 1.5-5 3.2-6.7.2 1.9.8 3.1 2 3.7C9.8 7.7 10.8 4 13 1.5Zm-.6 11.7c-1.7 1.6-2.6 2.8-2.6 4.3 0 1.5 1 2.6 2.3 2.6 1.4 0 2.4-1.2 2.4-2.7 0-1.6-1-2.5-2.1-4.2Z",
};

/** What Lucide's shapes need, which are lines. */
const asLines = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Decorative, hidden from screen readers: the text next to it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={shapes[name]} {...(name in lucideShapes && asLines)} />
    </svg>
  );
}
