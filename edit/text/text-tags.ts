import { type Tag, readTag } from "../../src/content/read/tags";
import {
  attributesOf,
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import {
  fieldNames,
  kindOf,
  schemaAt,
  titleOf,
} from "../../src/content/schema/schema-tree";

/** A tag of a component in a text, from one offset to another. */
export interface TextTag extends Pick<Tag, "kind" | "name" | "properties"> {
  readonly at: number;
  readonly end: number;
  /** Whether a form shows everything that is typed in it. */
  readonly isComplete: boolean;
}

const wholeTag = new RegExp(
  String.raw`</?(?:${Object.keys(authorComponents).join("|")})\b(?:"[^"]*"|'[^']*'|[^"'>])*>`,
  "g",
);

/** Finds the tags of components, such as `<Photo … />` and `</Note>`. */
export const tagsInText = (text: string): TextTag[] =>
  Array.from(text.matchAll(wholeTag)).flatMap(({ 0: value, index: at }) => {
    const tag = readTag(value);
    if (!tag || !isAuthorComponent(tag.name)) return [];
    const { name, kind, attributes, properties } = tag;
    const component = authorComponents[name];
    const names = kind === "closing" ? [] : fieldNames(component.attributes);
    const isComplete =
      (kind === "alone") === (component.children === "none") &&
      attributes.every((each) => each.quoted && names.includes(each.name));
    const end = at + value.length;
    return { name, kind, properties, at, end, isComplete };
  });

/** Whether the attributes of a tag are in a form. */
export const hasForm = ({ name, kind }: TextTag) =>
  kind !== "closing" &&
  isAuthorComponent(name) &&
  fieldNames(authorComponents[name].attributes).length > 0;

/**
 * The first and the last tag of each element: the same one if it has no closing
 * tag.
 */
export function elementsOf(tags: readonly TextTag[]) {
  const open: TextTag[] = [];
  return tags.flatMap((tag) => {
    if (tag.kind === "alone") return [[tag, tag] as const];
    if (tag.kind === "opening") open.push(tag);
    if (tag.kind !== "closing") return [];
    const start = open.at(-1);
    if (start?.name !== tag.name) return [];
    open.pop();
    return [[start, tag] as const];
  });
}

/** Whether a text is one element: a tag, or a note with what is in it. */
export const isElement = (text: string) =>
  elementsOf(tagsInText(text)).some(
    ([{ at }, { end }]) => at === 0 && end === text.length,
  );

/** What a tag shows: the path of a picture, and words. */
export function shownBy({ name, properties }: TextTag) {
  if (!isAuthorComponent(name)) return { words: "" };
  const { attributes } = authorComponents[name];
  const isPicture = (key: string) =>
    kindOf(schemaAt(attributes, key)) === "picture";
  const keys = Object.keys(properties);
  const picture = properties[keys.find(isPicture) ?? ""];
  const words = properties[keys.find((key) => !isPicture(key)) ?? ""] ?? "";
  return { picture, words };
}

/** What staff call a component: its title, or its name in words. */
export const componentTitle = (name: string) =>
  titleOf(attributesOf(name), name.charAt(0).toLowerCase() + name.slice(1));

/** What staff call an attribute of a component; other words stay as they are. */
export function attributeTitle(component: string, name: string): string {
  const schema = attributesOf(component);
  const field = schema && schemaAt(schema, name);
  return field ? titleOf(field, name) : name;
}

/** A tag in words: `Photo: The lake from the north`. */
export function tagInWords(tag: TextTag): string {
  const title = componentTitle(tag.name);
  if (tag.kind === "closing") return `End of ${title.toLowerCase()}`;
  const { words } = shownBy(tag);
  return words === "" ? title : `${title}: ${words}`;
}

/** A tag in words, with each attribute on its line, as a form names it. */
export function tagInLines(tag: TextTag): string {
  if (!hasForm(tag)) return tagInWords(tag);
  const lines = Object.entries(tag.properties).map(
    ([key, value]) => `  ${attributeTitle(tag.name, key)}: ${value}`,
  );
  return [componentTitle(tag.name), ...lines].join("\n");
}
