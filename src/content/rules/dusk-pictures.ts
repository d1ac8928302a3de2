import { dayPicture, isForDusk, nameOf } from "../schema/upload-names";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { isMisplaced } from "./shared/right-path";

/** A picture for dusk that does not match the one for daylight. */
export const duskPictures: Rule<"entry"> = {
  expected: "a dusk version of the day picture beside it, the same size",
  check({ path, picture: dusk }, { entries, changed }) {
    if (!dusk || !isForDusk(path)) return;
    const dayPath = dayPicture(path);
    const name = show(nameOf(dayPath));
    const day = entries.find((entry) => entry.path === dayPath)?.picture;
    if (!day) {
      if (isMisplaced(dayPath, entries)) return;
      return {
        found: `${show(nameOf(path))} without ${name}`,
        fix: `add ${name}, or delete this one`,
      };
    }
    if (changed.has(dayPath) && !changed.has(path)) {
      return {
        found: `the dusk version of the old ${name}`,
        fix: "delete it, or give the new photo a different name",
      };
    }
    if (dusk.width === day.width && dusk.height === day.height) return;
    return {
      found: `${dusk.width} × ${dusk.height} pixels`,
      expected: `${day.width} × ${day.height} pixels, like ${name}`,
      fix: "save both pictures at the same size",
    };
  },
  examples: [
    {
      bad: "images/crane.dusk.jpg",
      message:
        "crane.dusk.jpg without crane.jpg → add crane.jpg, or delete this one",
    },
    {
      bad: "images/heron.dusk.jpg",
      message: "1600 × 900 pixels → save both pictures at the same size",
    },
    {
      before: "images/heron.jpg",
      bad: "images/heron.dusk.jpg",
      message:
        "the dusk version of the old heron.jpg → delete it, or give the new photo a different name",
    },
  ],
};
