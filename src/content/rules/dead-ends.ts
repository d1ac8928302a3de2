import { pathOf } from "../body/documents";
import { requiredPages } from "../page-path";
import { show } from "../words/show";
import { type ReadFiles, defineRule } from "./define-rule";

/** Pages that the menu and the footer link to. */
const linkedBySite: readonly string[] = requiredPages;

/** Components that contain a link. */
const linkingComponents = ["ContactDetails", "DonateButton"];

/** The addresses of all links in the content, except those on one page. */
export const linkedAddresses = (
  { pages, yaml }: ReadFiles,
  except?: string,
) => [
  ...[...pages.values()]
    .filter(({ path }) => path !== except)
    .flatMap(({ body }) => body.links.map(({ address }) => address)),
  ...[...yaml.values()]
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind?.kind === "link")
    .map(({ value }) => String(value)),
];

/** Pages without outgoing links, or that no page links to. */
export const deadEnds = defineRule({
  id: "dead-ends",
  on: "page",
  launch: true,
  expected: "links to and from the page",
  *check({ body, bodyStart, front, path }, files) {
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
    const isLinked = linkedAddresses(files, path).map(pathOf).includes(path);
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
