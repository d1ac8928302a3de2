import { z } from "zod";
import type { Tag } from "./tags";
import { attributesOf } from "../schema/components";
import type { Fields } from "./yaml";
import { kindOf, required, schemaAt } from "../schema/schema-tree";
import type { Body } from "./page";

/** A tag that pages may use, with the places of its attributes in the body. */
export interface PlacedTag {
  name: string;
  at: number;
  schema: z.ZodObject;
  attributes: (Tag["attributes"][number] & {
    /** Start of its name and of its value, and the end with the quote. */
    at: number;
    valueAt: number;
    end: number;
  })[];
}

function placed({ name, attributes }: Tag, start: number, source: string) {
  let end = start + name.length + 1;
  return attributes.map((attribute) => {
    // In a list or a quotation, a value of two lines may differ from the source.
    const find = (text: string) => Math.max(source.indexOf(text, end), end);
    const at = find(attribute.name);
    end = at + attribute.name.length;
    const valueAt = find(attribute.written);
    end = valueAt + attribute.written.length + 1;
    return { ...attribute, at, valueAt, end };
  });
}

export const tagsOf = ({ find, source }: Pick<Body, "find" | "source">) =>
  find("tagElement").flatMap(({ node: { tag }, at }): PlacedTag[] => {
    const schema = attributesOf(tag.name);
    if (!schema) return [];
    const attributes = placed(tag, at, source);
    return [{ name: tag.name, at, schema, attributes }];
  });

/**
 * The attributes of a page's tags as fields, so that the rules about fields
 * apply to them. Their paths are the tag's index and the attribute's name.
 */
export function fieldsOf(
  file: string,
  tags: readonly PlacedTag[],
  placeOf: (tag: PlacedTag) => string,
): Fields {
  const schema = z.object(
    Object.fromEntries(tags.map((tag, index) => [index, tag.schema])),
  );
  const values = tags.map(({ attributes }) =>
    Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
  );
  const fields = tags.flatMap(({ attributes }, index) =>
    attributes.flatMap(({ name, value, valueAt, end }) => {
      const path = [index, name];
      const type = schemaAt(schema, path);
      if (!type) return [];
      const typed = { value, source: value, rest: "", isPlain: false };
      const known = { kind: kindOf(type), schema: required(type) };
      return [{ path, name, at: valueAt, end, ...typed, ...known }];
    }),
  );
  return {
    file,
    schema,
    issues: z.safeParse(schema, Object.assign({}, values)).error?.issues ?? [],
    fields,
    words: ([index, name]) => {
      const tag = tags[Number(index)];
      return tag ? `${placeOf(tag)} › ${tag.name} › ${String(name)}` : "";
    },
  };
}
