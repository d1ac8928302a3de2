import { parseSrcset } from "srcset";
import type { Mention } from "./mention";

/** Calls back for every text in parsed JSON, with the name it goes by. */
export function forEachText(
  data: unknown,
  visit: (text: string, name: string) => void,
  name = "",
) {
  if (typeof data === "string") visit(data, name);
  else if (Array.isArray(data))
    for (const each of data) forEachText(each, visit, name);
  else if (typeof data === "object" && data !== null)
    for (const [key, value] of Object.entries(data))
      forEachText(value, visit, key);
}

function named(json: string, names: readonly string[]): Mention[] {
  const found: Mention[] = [];
  forEachText(JSON.parse(json), (address, name) => {
    if (names.includes(name)) found.push({ kind: name, address });
  });
  return found;
}

/** @see https://www.w3.org/TR/appmanifest/ */
export function manifestAddresses(json: string) {
  return named(json, ["src", "start_url", "scope", "url"]);
}

/**
 * The pictures in a page's data. Its links are as staff wrote them, and get
 * their path prefix when they are drawn.
 */
export function pageDataAddresses(json: string): Mention[] {
  return [
    ...named(json, ["src"]),
    ...named(json, ["srcSet"]).flatMap(({ kind, address }) =>
      parseSrcset(address).map(({ url }) => ({ kind, address: url })),
    ),
  ];
}

/** @see https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsAddresses(text: string): Mention[] {
  return [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, address = ""]) => ({
    kind: "Sitemap",
    address,
  }));
}
