import matter from "gray-matter";
import { load } from "js-yaml";
import type { Finding } from "./finding";
import type { CheckedFields } from "./yaml/check-fields";
import type { FieldPath } from "./yaml/fields";

/** A day as the checker has it; the build's YAML readers make a date of it. */
const asText = (value: unknown) =>
  value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().replace(/T00:00:00\.000Z$/, "")
    : value;

/** The path of the first value in which two readings differ. */
function findDifference(
  ours: unknown,
  built: unknown,
  path: FieldPath = [],
): FieldPath | undefined {
  const one = asText(ours);
  const other = asText(built);
  const areContainers =
    typeof one === "object" &&
    typeof other === "object" &&
    one !== null &&
    other !== null &&
    Array.isArray(one) === Array.isArray(other);
  if (!areContainers) return Object.is(one, other) ? undefined : path;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const step = Array.isArray(one) ? Number(key) : key;
    const difference = findDifference(
      Reflect.get(one, key),
      Reflect.get(other, key),
      [...path, step],
    );
    if (difference) return difference;
  }
  return undefined;
}

const expected = "text that every YAML reader takes the same way";

/**
 * The last safety net. The build reads YAML and front matter by other
 * libraries than the checker, after two versions of the YAML standard; what
 * they read must be what was checked.
 */
function compare(
  read: () => unknown,
  { fields, value, words }: CheckedFields,
): Finding[] {
  try {
    const difference = findDifference(value, read());
    if (!difference) return [];
    const place = difference.join("/");
    const field = fields.find(({ path }) => path.join("/") === place);
    return [
      {
        offset: field?.offset ?? 0,
        path: words({ path: difference }),
        found: "text that the site's build would read differently",
        expected,
        fix: "put the text in double quotes, on one line",
      },
    ];
  } catch {
    return [
      {
        offset: 0,
        path: words({ path: [] }),
        found: "YAML that the site's build can't read",
        expected,
        fix: "put every text in double quotes, on one line",
      },
    ];
  }
}

/** Compares with gatsby-transformer-yaml's reading of a file. */
export function compareYaml(text: string, checked: CheckedFields): Finding[] {
  return compare(() => load(text), checked);
}

/** Front matter in another language than YAML is not even looked at. */
const noEngine = () => ({});

/** Compares with gatsby-plugin-mdx's reading of a page, front matter and body. */
export function comparePage(
  text: string,
  body: string,
  checked: CheckedFields,
): Finding[] {
  return compare(() => {
    const { data, content } = matter(text, {
      language: "yaml",
      engines: { js: noEngine, javascript: noEngine, json: noEngine },
    });
    if (content !== body) throw new Error("The body begins elsewhere");
    return data;
  }, checked);
}
