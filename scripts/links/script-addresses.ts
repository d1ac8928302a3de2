import { lateScriptsId } from "../../src/inline-script/late-app";
import { forEachText } from "./data-addresses";

/** Names of things, not places to go to. */
const vocabulary = /^https?:\/\/schema\.org\b/;

function linkedData(json: string) {
  const found: string[] = [];
  forEachText(JSON.parse(json), (text) => {
    if (/^https?:/.test(text) && !vocabulary.test(text)) found.push(text);
  });
  return found;
}

/** Addresses, and patterns of them up to their first `*`. */
function speculated(json: string) {
  const found: string[] = [];
  forEachText(JSON.parse(json), (text, name) => {
    if (name === "urls") found.push(text);
    if (name === "href_matches") found.push(text.replace(/\*.*/, ""));
  });
  return found;
}

/** The addresses in a script element that holds data. */
export function scriptAddresses(
  { id, type }: Readonly<Record<string, string | undefined>>,
  text: string,
) {
  if (type === "application/ld+json") return linkedData(text);
  if (type === "speculationrules") return speculated(text);
  if (id === lateScriptsId)
    return text.split(" ").filter((word) => word.startsWith("/"));
  return [];
}
