import type { YamlFiles } from "../read/yaml-files";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { shippedFacts, shippedHost } from "./shared/shipped";

/** The facts in site.yml that may still be the shipped ones. */
function factsOf(yaml: YamlFiles) {
  const site = yaml["site.yml"]?.root;
  const address = site?.child("address");
  return [
    site?.textOf("name"),
    site?.textOf("county"),
    address?.textOf("city"),
  ];
}

const names = [...Object.values(shippedFacts), shippedHost]
  .map((fact) => fact.replaceAll(" ", String.raw`\s+`))
  .join("|");

/** The shipped facts, longer ones first, but not the grass big bluestem. */
const shipped = new RegExp(
  String.raw`(?<!\b(?:big|little)\s)\b(?:${names})(?!\w)`,
  "gi",
);

/** A word for grasses, unless it begins with a capital. */
const grass = shippedFacts["city"]?.toLowerCase();

/** Whether site.yml still says so. */
function isKept(found: string, yaml: YamlFiles) {
  const words = found.toLowerCase().replaceAll(/\s+/g, " ");
  return factsOf(yaml).some((fact) => fact?.toLowerCase().includes(words));
}

/** What is left in texts and links of the organization that the site came with. */
export const formerFacts: Rule<"value"> = {
  launch: true,
  expected: "your own organization, as site.yml names it",
  *check({ text, source, at: start }, { yaml }) {
    if (text === undefined) return;
    for (const { 0: found, index } of source.matchAll(shipped)) {
      if (found === grass || isKept(found, yaml)) continue;
      yield {
        at: start + index,
        found: show(found),
        fix: "write your own name or place, or leave it out",
      };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We restore land in Bluestem County.",
      good: "We restore land, with BIG BLUESTEM, in Story County.",
      message:
        "Bluestem County → write your own name or place, or leave it out",
    },
    {
      in: "pages/about.mdx",
      bad: "See [our page](https://social.test/bluestemconservation).",
      good: "See [our page](https://social.test/gardenfriends).",
      message:
        "bluestemconservation → write your own name or place, or leave it out",
    },
  ],
};
