import type { Finding } from "./finding";
import { untoldFields } from "./untold-fields";
import { type Words, show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";
import type { Field } from "./yaml/fields";

const shortest = 10;

/** Screen readers say themselves that it is a picture. */
const announcement =
  /^(?:an? )?(?:photo(?:graph)?|picture|image|pic|img)s? of\s+/i;

/** The names that cameras and phones give. */
const cameraName = /\b(?:IMG|DSC[FN]?|DCIM|GOPR|MVI|PXL)[_-]?\d{3,}/i;

/** Letters and digits alone, so that `Seed Day.` is `seed day`. */
const core = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function announcementWords(text: string): Words | undefined {
  const start = announcement.exec(text)?.[0];
  if (start === undefined) return undefined;
  const isShort = text.length - start.length < shortest;
  return {
    found: show(text),
    expected: "what the picture shows; that it is one is said anyway",
    fix: `leave out  ${show(start)}${isShort ? "  and say more of what it shows" : ""}`,
  };
}

const describe = "describe the picture to someone who can't see it";

function wordsFor(
  text: string,
  title: unknown,
  isTaken: boolean,
): Words | undefined {
  const camera = cameraName.exec(text)?.[0];
  const expected = "what the picture shows";
  const found = show(text);
  if (core(text) === core(title)) {
    return { found: `${found}, which is the title`, expected, fix: describe };
  }
  if (camera !== undefined) {
    return {
      found,
      expected,
      fix: `leave out the file's name, ${show(camera)}, and ${describe}`,
    };
  }
  return (
    announcementWords(text) ??
    (isTaken
      ? {
          found: `${found} a second time`,
          expected: "words that tell this picture from the others",
          fix: "describe what this picture shows",
        }
      : undefined)
  );
}

/** Words for a picture that tell those who can't see it nothing of it. */
export function findEmptyAlts(checked: CheckedFields): Finding[] {
  const { fields, words } = checked;
  const valueBeside = ({ path }: Field, name: string) => {
    const place = [...path.slice(0, -1), name].join("/");
    return fields.find((field) => field.path.join("/") === place)?.value;
  };
  const images = new Map<string, unknown>();
  return untoldFields(checked).flatMap((field): Finding[] => {
    const { path, value, offset } = field;
    if (path.at(-1) !== "alt" || typeof value !== "string") return [];
    const image = valueBeside(field, "image");
    const first = images.get(core(value));
    // Two cards may show one picture, and then say the same of it.
    const isTaken = first !== undefined && first !== image;
    if (!images.has(core(value))) images.set(core(value), image);
    const title = valueBeside(field, "title") ?? valueBeside(field, "heading");
    const problem = wordsFor(value, title, isTaken);
    return problem ? [{ offset, path: words(field), ...problem }] : [];
  });
}
