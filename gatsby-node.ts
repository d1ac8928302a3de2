import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { yamlPageFiles } from "./src/content/schema/files";

/** Typed, because Gatsby declares a query's errors as `any`. */
const errorOf = ({ errors }: { errors?: Error[] }) => errors;

const component = (file: string) => path.resolve("src", file);

export async function createPages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs) {
  const result = await graphql<Queries.PagesQuery>(`
    query Pages {
      organization {
        yamlPages
      }
      pages {
        address
        frontMatter {
          oldAddresses
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild("Could not query the pages", errorOf(result));
    return;
  }
  for (const { address, frontMatter } of result.data.pages) {
    // Gatsby calls an address a path. The template queries its page by it: node
    // ids include the build folder, which would make the page data differ between
    // machines.
    actions.createPage({
      path: address,
      component: component("templates/text-page.tsx"),
    });
    const old = frontMatter.oldAddresses ?? [];
    for (const fromPath of old.flatMap((each) => [each, `${each}/`])) {
      actions.createRedirect({ fromPath, toPath: address });
    }
  }
  // All of them in `gatsby develop`: otherwise, Gatsby would warn after each
  // change that a template with a query isn't a page.
  const addresses =
    process.env.NODE_ENV === "development"
      ? Object.keys(yamlPageFiles)
      : result.data.organization.yamlPages;
  for (const address of addresses) {
    actions.createPage({
      path: address,
      component: component(`templates${address}.tsx`),
    });
  }
}
