import { everyValue } from "../read/parsed-content";
import { show } from "../words/show";
import type { Rule } from "./rule";

const fix = "change it, unless it also fits the new picture";

const phonesFix =
  "change it, too, or remove it, unless it goes with the new picture";

/**
 * A new picture that still has the words about the old one, or goes with the old
 * picture for phones.
 */
export const keptWords: Rule<"content"> = {
  warning: true,
  expected: "words that fit the new picture",
  *check(context) {
    const { earlier, changed } = context;
    const shown = [...everyValue(context)].map((node) => node.textOf("image"));
    const earlierNodes = [...everyValue(earlier)];
    for (const picture of everyValue(context)) {
      const image = picture.textOf("image");
      if (!image || !changed.has(picture.file.path)) continue;
      for (const field of ["alt", "credit"] as const) {
        const node = picture.field(field);
        if (!node?.text) continue;
        const before = earlierNodes
          .filter(({ file }) => file.path === picture.file.path)
          .filter((each) => each.textOf(field) === node.text)
          .flatMap((each) => each.textOf("image") || [])
          // One person often makes several pictures.
          .filter((each) => field === "alt" || !shown.includes(each));
        if (before.length === 0 || before.includes(image)) continue;
        const found = `${show(node.text)} (unchanged from the old picture)`;
        yield { node, found, fix };
      }
    }
    const [hero, before] = [context, earlier].map(({ yaml }) =>
      yaml["home.yml"]?.root.field("hero"),
    );
    const node = hero?.field("portrait")?.field("image");
    if (!node?.text || !before) return;
    if (hero?.textOf("image") === before.textOf("image")) return;
    if (node.text !== before.field("portrait")?.textOf("image")) return;
    yield {
      node,
      found: `${show(node.text)}, which phones still show`,
      expected: "a picture for phones that goes with the new one",
      fix: phonesFix,
    };
  },
  examples: [
    {
      in: "programs.yml",
      before: "  image: images/seed.jpg",
      bad: "  image: images/heron.jpg",
      good: "  image: images/seed.jpg",
      message: `Hands full of coneflower seed (unchanged from the old picture) → ${fix}`,
    },
    {
      in: "programs.yml",
      before:
        "  image: images/seed.jpg\n  alt: Hands full of coneflower seed\n  credit: R. Olmos",
      bad: "  image: images/heron.jpg\n  alt: A heron at dawn\n  credit: R. Olmos",
      good: "  image: images/seed.jpg\n  alt: Hands full of coneflower seed",
      message: `R. Olmos (unchanged from the old picture) → ${fix}`,
    },
    {
      in: "home.yml",
      before:
        "  image: images/heron.jpg\n  alt: A heron at dawn\n  portrait:\n    image: images/seed.jpg",
      bad: "  image: images/garden.jpg\n  alt: A wide prairie under a low sun\n  portrait:\n    image: images/seed.jpg",
      good: "  image: images/garden.jpg\n  alt: A wide prairie under a low sun",
      message: `images/seed.jpg, which phones still show → ${phonesFix}`,
    },
  ],
};
