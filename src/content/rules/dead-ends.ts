import { pathOf } from "../documents";
import { requiredPages } from "../page-path";
import { show } from "../words/show";
import { fieldsOf } from "../read/yaml-files";
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
    .flatMap(({ links }) => links.map(({ address }) => address)),
  ...fieldsOf(yaml)
    .flatMap(({ root }) => [...root.all()])
    .filter(({ kind }) => kind?.kind === "link")
    .map(({ text = "" }) => text),
];

/** Pages without outgoing links, or that no page links to. */
export const deadEnds = defineRule({
  id: "dead-ends",
  on: "content",
  launch: true,
  expected: "links to and from the page",
  *check(files) {
    for (const page of files.pages.values()) {
      const { file, front, links, path, placeOf, tags, bodyAt: at } = page;
      const hasTag = tags.some(({ node }) =>
        linkingComponents.includes(node.name),
      );
      if (links.length === 0 && !hasTag) {
        yield {
          file: file.path,
          at,
          path: placeOf(at),
          found: "a page without a link",
          fix: "link to another page, or add  <DonateButton />  or  <ContactDetails />",
        };
      }
      const isLinked = linkedAddresses(files, path).map(pathOf).includes(path);
      const { menu, footer } = front.data ?? {};
      if (isLinked || menu || footer || linkedBySite.includes(path)) continue;
      yield {
        file: file.path,
        at: 0,
        path: path.slice(1),
        found: `${show(path)}, a page that no other page links to`,
        fix: `add a link to another page, such as  [words](${show(path)}), or the line  footer: true  at the top of this one`,
      };
    }
  },
  examples: [],
});
