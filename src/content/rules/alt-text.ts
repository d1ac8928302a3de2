import { show } from "../words/show";
import { type Subjects, defineRule } from "./define-rule";

/** "Photo of": screen readers already announce that it is a picture. */
const announcement =
  /^(?:an? )?(?:photo(?:graph)?|picture|image|pic|img)s? of\s+/i;

/** Normalized for comparison: `Seed Day.` is `seed day`. */
const normalized = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type Field = Subjects["field"]["field"];

const describe = "describe the picture to someone who can't see it";

/** Alt text that tells someone who can't see the picture nothing about it. */
export const altText = defineRule({
  id: "alt-text",
  on: "field",
  expected:
    "what the picture shows, in at least 10 characters, without “photo of”",
  check({ field, file }) {
    const text = String(field.value);
    const words = normalized(text);
    if (field.name !== "alt" || words === "") return undefined;
    const found = show(text);
    const beside = ({ path }: Field, names: readonly string[]) => {
      const group = path.slice(0, -1).join("/");
      return file.fields.find(
        (other) =>
          names.includes(other.name) &&
          other.path.slice(0, -1).join("/") === group,
      )?.value;
    };
    if (words === normalized(beside(field, ["title", "heading"]))) {
      return { found: `${found}, which is the title`, fix: describe };
    }
    const [start] = announcement.exec(text) ?? [];
    if (start !== undefined) return { found, fix: `leave out  ${show(start)}` };
    const image = beside(field, ["image"]);
    const isTaken = file.fields.some(
      (other) =>
        other.at < field.at &&
        other.name === "alt" &&
        normalized(other.value) === words &&
        beside(other, ["image"]) !== image,
    );
    return isTaken
      ? {
          found: `${found} a second time`,
          expected: "words of its own for each picture",
          fix: describe,
        }
      : undefined;
  },
  examples: [
    {
      bad: "  alt: Seed Day.",
      good: "  alt: Hands full of seed",
      message: `Seed Day., which is the title → ${describe}`,
    },
    {
      bad: "  alt: Photo of a heron standing in water",
      good: "  alt: A heron standing in water",
      message: "Photo of a heron standing in water → leave out  Photo of",
    },
    {
      bad: "  alt: A heron standing in shallow water.",
      good: "  alt: Hands full of coneflower seed",
      message: `A heron standing in shallow water. a second time → ${describe}`,
    },
  ],
});
