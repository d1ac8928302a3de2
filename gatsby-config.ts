import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";

// Gatsby renders pages on all processors but one, its own, which waits meanwhile:
// on two processors that is half of them.
process.env["GATSBY_CPU_COUNT"] ??= String(availableParallelism() + 1);

/** The pages and pictures that were checked. Gatsby reads no others. */
const stage = ".cache/content";

const config: GatsbyConfig = {
  // For a host that serves the site from a folder, such as /bluestem.
  pathPrefix: process.env["PATH_PREFIX"] ?? "",
  trailingSlash: "never",
  // One that does nothing. Without it every build fetches a list of adapters from
  // the network and runs it, and on Netlify installs one that adds headers of
  // its own to those of `_headers`.
  adapter: { name: "none", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-plugin-checked-content",
      options: { folder: "content", stage },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: path.join(__dirname, stage) },
    },
    "gatsby-plugin-mdx",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-styled-components",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // In an order of its own: Gatsby's is that in which pages came to be.
        query:
          "{ organization { url } allSitePage(sort: { path: ASC }) { nodes { path } } }",
        resolveSiteUrl: ({ organization }: { organization: { url: string } }) =>
          organization.url,
      },
    },
    "gatsby-plugin-light-pages",
    // Last: it writes down what is in the finished pages.
    {
      resolve: "gatsby-plugin-site-headers",
      options: { inPages: process.env["CSP_META"] === "1" },
    },
  ],
};

export default config;
