/** The facts of the organization that the site comes with, by field name. */
export const shippedFacts: Readonly<Record<string, string>> = {
  name: "Bluestem County Conservation Foundation",
  county: "Bluestem County",
  city: "Bluestem",
};

/** What it is, as its terms say it. */
export const shippedKind = "Foundation";

/** The host of its email and its website, without the ending. */
export const shippedHost = "bluestemconservation";

/** The pictures that the site comes with. */
export const shippedFiles: readonly string[] = [
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
