import { fileSchemas } from "../../schema/files";
import { pageSchema } from "../../schema/page";
import { type FieldPlace, placesOf } from "../../schema/schema-tree";
import { nearest } from "../../words/nearest";

/** Names that people take for each other. */
const alike = [
  ["title", "name", "heading", "header"],
  ["text", "description"],
  ["image", "picture", "photo", "img", "src", "header"],
  ["url", "link", "href"],
  ["place", "location", "where"],
  ["phone", "telephone", "tel"],
  ["postalCode", "zip", "zipcode"],
  ["start", "date", "day", "when", "time", "times"],
  ["lang", "language"],
  ["value", "number", "count"],
];

const lettersOf = (words: string) =>
  words.replaceAll(/\W|_/g, "").toLowerCase();

/** The field that was meant by a name such as "alt text", "as of", or "zip". */
export function meantField(
  words: string,
  names: readonly string[],
): string | undefined {
  // "end" of "end time", "end_time" or "endTime".
  const [first = ""] = words.split(/[\s_-]|(?=[A-Z])/, 1);
  const others = alike.find((group) =>
    group.map(lettersOf).includes(lettersOf(words)),
  );
  return (
    names.find((name) => lettersOf(name) === lettersOf(words)) ??
    names.find((name) => name === first.toLowerCase()) ??
    nearest(words, names) ??
    names.find((name) => others?.includes(name))
  );
}

/** The fields of each file, with the file's name in messages. */
const allPlaces: readonly (readonly [file: string, FieldPlace[]])[] = [
  ...Object.entries(fileSchemas).map(
    ([file, schema]) => [`content/${file}`, placesOf(schema)] as const,
  ),
  ["the lines at the top of a page", placesOf(pageSchema)],
];

/** Whether any file has a field of this name. */
export const isFieldName = (name: string) =>
  allPlaces.some(([, places]) => places.some((place) => place.name === name));

/**
 * Where a field belongs if its group has no place for it: "phone: belongs in
 * content/site.yml, under contact:". Undefined if there is no such field, or if
 * there are several.
 *
 * @param path the file that it is in now, whose own fields come first
 */
export function homeOf(name: string, path: string): string | undefined {
  if (Object.hasOwn(fileSchemas, `${name}.yml`)) {
    return `${name}: belongs in content/${name}.yml`;
  }
  const homes = allPlaces.flatMap(([file, places]) =>
    places
      .filter((place) => place.name === name)
      .map(({ parent }) => ({ file, parent })),
  );
  const here = homes.filter(({ file }) => file === `content/${path}`);
  const [home, ...others] = here.length > 0 ? here : homes;
  if (!home || others.length > 0) return undefined;
  const { file, parent } = home;
  return `${name}: belongs in ${file}${parent && `, under ${parent}:`}`;
}
