import type { z } from "zod";
import { duskPicture } from "../content/schema/upload-names";
import { fieldNames, kindOf, schemaAt } from "../content/schema/schema-tree";

/** Finds a picture by its name or address in the content, if there is one. */
export type FindPicture<Picture> = (image: string) => Picture | null;

/** The field `picture`, which is added beside the picture's name in `image`. */
type WithPicture<Value, Picture> = "image" extends keyof Value
  ? {
      readonly picture:
        | { readonly day: Picture; readonly dusk: Picture | null }
        | (Value extends { readonly image: string } ? never : null);
    }
  : unknown;

type AsQueried<Value, Picture> = Value extends readonly (infer Each)[]
  ? readonly AsQueried<Each, Picture>[]
  : Value extends object
    ? WithPicture<Value, Picture> & {
        readonly [Key in keyof Value]-?: AsQueried<Value[Key], Picture>;
      }
    : Value extends undefined
      ? null
      : Value;

/** @throws {Error} if the picture should exist */
function pictureOf(image: unknown, find: FindPicture<unknown>) {
  if (typeof image !== "string") return null;
  const day = find(image);
  if (day === null) throw new Error(`There is no picture ${image}`);
  return { day, dusk: find(duskPicture(image)) };
}

/** As {@link asQueried}, for a part of the value. */
function partAsQueried(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  find: FindPicture<unknown>,
): unknown {
  if (!schema || typeof value !== "object" || value === null) {
    return value ?? null;
  }
  if (Array.isArray(value)) {
    const each = schemaAt(schema, 0);
    return value.map((entry: unknown) => partAsQueried(each, entry, find));
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = fieldNames(schema).flatMap((name) => {
    const field = schemaAt(schema, name);
    const own = given.get(name);
    const isPicture = kindOf(field) === "picture";
    if (isPicture && name !== "image") {
      throw new Error(`The picture ${name} must be called image to be queried`);
    }
    return Object.entries({
      [name]: partAsQueried(field, own, find),
      ...(isPicture && { picture: pictureOf(own, find) }),
    });
  });
  return Object.fromEntries(fields);
}

/**
 * A value with all fields of its schema, as in GraphQL: null for those left out,
 * and pictures beside their names.
 *
 * @throws {Error} if a picture that should exist doesn't, or its field isn't
 * called `image`
 */
export function asQueried<Schema extends z.ZodType, Picture>(
  schema: Schema,
  value: z.output<Schema>,
  find: FindPicture<Picture>,
): AsQueried<z.output<Schema>, Picture>;
// TypeScript can't follow a walk along a schema, so it doesn't check that the result
// has this type.
export function asQueried(
  schema: z.ZodType,
  value: unknown,
  find: FindPicture<unknown>,
): unknown {
  return partAsQueried(schema, value, find);
}
