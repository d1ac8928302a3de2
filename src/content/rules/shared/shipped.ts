import { ownIcons } from "../../schema/icon-names";

/** The facts of the organization that the site comes with, by field name. */
export const shippedFacts: Readonly<Record<string, string>> = {
  name: "Bluestem County Conservation Foundation",
  county: "Bluestem County",
  city: "Bluestem",
};

export const shippedState = "Iowa";

export const shippedTimeZone = "America/Chicago";

/** The host of its email and its website, without the ending. */
export const shippedHost = "bluestemconservation";

/**
 * Its pictures, the values of its figures by label, and a few words of each of
 * its texts, including what pictures show, that few others would write. What
 * any organization may say, such as "Our Programs", is left out. These lists
 * are kept by hand: whoever changes the content that the site comes with must
 * change them, too. The check can't ask about what isn't here.
 */
export const shippedPictures: readonly string[] = [
  "hero",
  "hero-phone",
  "call-to-action",
  "habitat-restoration",
  "educational-outreach",
  "wildlife-monitoring",
  "community-cleanups",
  "sustainable-agriculture",
  "trail-development",
].map((name) => `images/${name}.jpg`);

export const shippedFigures: Readonly<Record<string, string>> = {
  "Acres Restored": "500+",
  "Students Educated": "1,200+",
  "Species Protected": "15",
  Volunteers: "300+",
};

/** Its drawings, which show the prairie, the river, or work on the land. */
export const shippedIcons: readonly string[] = ownIcons;

/** Those that figures show as signs without a landscape. */
export const plainIcons: readonly string[] = ["mortarboard", "people"];

export const shippedWords: readonly string[] = [
  // The home page, from its top.
  "restores prairie, protects wildlife",
  "tall grass is coming back",
  "neighbors sow prairie",
  "Looked after by the people who live here",
  "About Our Foundation",
  "savanna, the river, and the trails",
  "haul trash out of the river",
  "Know the land. Keep it wild",
  "on the riverbank, in the grass",
  "Wild animals need food",
  "trails, so more people can take a walk",
  "most of it muddy",
  "Conservation Mission",
  "next acre needs a neighbor",
  "seed in the ground",
  "Saw a heron?",
  "a sighting to share",
  // What the pictures show.
  "winds between oaks",
  "straw hat sows seed",
  "one with a flapper",
  "points at a dragonfly",
  "stands in a misty wetland",
  "loaded with trash bags",
  "Contour strips of corn",
  "timber footbridge leads",
  // The programs.
  "sow native seed",
  "insects, plants, and river water",
  "birds, frogs, and butterflies",
  "tangled fishing line",
  "cover crops and grass buffers",
  "build footbridges",
  // The pages; About begins with the first.
  "sends its roots deeper",
  "Our mission has three parts",
  "Young oaks grow",
  "People trust us with their money",
  "a sedge from a rush",
  "walk a planting after a hard rain",
  "a volunteer crew",
  "a trail or a riverbank",
  "mean the Foundation",
  "the Foundation and its directors",
];
