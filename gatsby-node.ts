import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { siteFiles } from "./src/built-site/site-files";

/** Gatsby declares a query's errors as `any`. */
const errorOf = ({ errors }: { errors?: Error[] }) => errors;

const component = (file: string) => path.resolve("src", file);

export async function createPages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs) {
  const result = await graphql<Queries.PagesQuery>(`
    query Pages {
      pages {
        path
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild("The pages can't be listed", errorOf(result));
    return;
  }
  for (const { path: address } of result.data.pages) {
    // The template finds its page by the path: a node's id holds the folder
    // that the site was built in, and would make every build's data another.
    actions.createPage({
      path: address,
      component: component("templates/text-page.tsx"),
    });
  }
  if (process.env.NODE_ENV === "development") {
    actions.createPage({
      path: "/styleguide",
      component: component("styleguide/style-page.tsx"),
    });
  }
}

export async function onPostBuild({
  graphql,
  reporter,
  pathPrefix,
}: Pick<CreatePagesArgs, "graphql" | "reporter"> & ParentSpanPluginArgs) {
  const result = await graphql<Queries.SiteFilesQuery>(`
    query SiteFiles {
      organization {
        name
        county
        url
      }
    }
  `);
  if (!result.data) {
    return reporter.panic("The site's root files lack data", errorOf(result));
  }
  const files = siteFiles(result.data.organization, pathPrefix);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.resolve("public", name), text);
  }
}
