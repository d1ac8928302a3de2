import { firstLeftover, isMergeMarker } from "../../merge-leftovers";
import type { SlipRule } from "./slip";

/** What git writes into a file when two people changed the same lines. */
export const findMergeLeftovers: SlipRule = ({ lines }) => {
  const leftover = firstLeftover(lines.filter(isMergeMarker));
  if (!leftover) return [];
  const { stretches, ...words } = leftover;
  return [
    { ...words, edits: stretches.map((part) => ({ ...part, text: "" })) },
  ];
};
