import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { repositoryName } from "./plugins/gatsby-plugin-editor/repository";

// Gatsby starts one fewer render worker than there are CPUs, to leave one for
// its main process. That one is idle meanwhile: on two CPUs, half would be
// wasted.
process.env["GATSBY_CPU_COUNT"] ??= String(availableParallelism() + 1);

/** What staff edit. */
const folder = "content";

/** Checked pages and pictures are staged here; Gatsby reads no others. */
const stage = ".cache/content";

/** Where the editor at /edit saves; without it, the site has no editor. */
const repository = repositoryName(process.env);

const config: GatsbyConfig = {
  // For hosts that serve the site from a folder, such as /site.
  pathPrefix: process.env["PATH_PREFIX"] ?? "",
  trailingSlash: "never",
  // A no-op adapter. Otherwise every build downloads a list of adapters and
  // runs it, and on Netlify installs one that adds its own headers to
  // `_headers`.
  adapter: { name: "none", adapt: () => undefined },
  // Without an import of React in each file.
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-checked-content",
      options: { folder, stage },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { path: path.join(__dirname, stage) },
    },
    // It lists the pages in GraphiQL; no query uses it. See docs/decisions.md.
    "gatsby-plugin-mdx",
    {
      resolve: "gatsby-plugin-sharp",
      // Of every picture that a query asks for, unless it says otherwise.
      options: { defaults: { formats: ["webp", "avif"], placeholder: "none" } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // Search engines find it in robots.txt.
        createLinkInHead: false,
        // Sorted: by default, the order depends on when pages were created.
        query:
          "{ organization { url } allSitePage(sort: { path: ASC }) { nodes { path } } }",
        // Without the plugin's claim that every page changes daily.
        serialize: ({ path: url }: { path: string }) => ({ url }),
        resolveSiteUrl: ({ organization }: { organization: { url: string } }) =>
          organization.url,
      },
    },
    "gatsby-plugin-light-pages",
    {
      resolve: "gatsby-plugin-editor",
      options: { folder, ...(repository && { repository }) },
    },
    // Last, because it hashes scripts in the finished pages.
    {
      resolve: "gatsby-plugin-site-headers",
      options: {
        inPages: process.env["CSP_META"] === "1",
        hasEditor: repository !== undefined,
      },
    },
  ],
};

export default config;
