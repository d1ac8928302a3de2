import { requiredPages } from "../page-path";
import { show } from "../words";
import { defineRule } from "./define-rule";

/** Pages that the menu and the footer link to. */
const linkedBySite: readonly string[] = requiredPages;

/** Components that contain a link. */
const linkingComponents = ["ContactDetails", "DonateButton"];

/** Pages without outgoing links, or that no page links to. */
export const deadEnds = defineRule({
  id: "dead-ends",
  on: "page",
  launch: true,
  expected: "links to and from the page",
  *check({ body, bodyStart, front, path }, { pages, yaml }) {
    const tags = body.find("tagElement").map(({ node }) => node.tag.name);
    const hasTag = tags.some((name) => linkingComponents.includes(name));
    if (body.links.length === 0 && !hasTag) {
      yield {
        at: bodyStart,
        path: `${path.slice(1)} › ${body.sectionAt(0)}`,
        found: "a page without a link",
        fix: "link to another page, or add  <DonateButton />  or  <ContactDetails />",
      };
    }
    const addresses = [
      ...[...pages.values()]
        .filter((page) => page.path !== path)
        .flatMap((page) => page.body.links.map(({ address }) => address)),
      ...[...yaml.values()]
        .flatMap(({ fields }) => fields)
        .filter(({ kind }) => kind?.kind === "link")
        .map(({ value }) => String(value)),
    ];
    const isLinked = addresses.some(
      (address) => address.split(/[#?]/, 1)[0] === path,
    );
    const isInLayout = front.fields.some(
      ({ name, value }) => /^(?:menu|footer)$/.test(name) && value === true,
    );
    if (isLinked || isInLayout || linkedBySite.includes(path)) return;
    yield {
      at: 0,
      path: path.slice(1),
      found: `${show(path)}, a page that no other page links to`,
      fix: `add a link to another page, such as  [words](${show(path)}), or the line  footer: true  at the top of this one`,
    };
  },
  examples: [],
});
