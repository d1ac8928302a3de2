import type { Nodes } from "mdast";
import { show, showWhole } from "../words";
import { startOf } from "./outline";
import type { BodyMistake } from "./read-body";

/** `**words*`: of the stars before the words one is left over, and would show. */
export function findUnevenStars(
  node: Nodes,
  parent: Nodes | undefined,
  source: string,
): BodyMistake[] {
  if (node.type !== "emphasis" && node.type !== "strong") return [];
  const start = startOf(node);
  const isAfterText =
    parent !== undefined &&
    "children" in parent &&
    parent.children.some(
      ({ type, position }) => type === "text" && position?.end.offset === start,
    );
  const before = source.slice(Math.max(0, start - 3), start);
  const stars = /(?<!\\)\*+$/.exec(before)?.[0];
  const written = source.slice(start, node.position?.end.offset);
  if (!isAfterText || !stars || !written.startsWith("*")) return [];
  const words = showWhole(written.replaceAll(/^\*+|\*+$/g, ""));
  return [
    {
      offset: start - stars.length,
      found: show(stars + written),
      expected: "as many stars after the words as before them",
      fix: `write  **${words}**  for bold or  *${words}*  for slanted`,
    },
  ];
}
