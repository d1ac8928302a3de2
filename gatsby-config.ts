import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { stageFolder } from "./src/build/content-folder";

// Gatsby renders pages on all processors but one, its own, which waits meanwhile:
// on two processors that is half of them.
process.env["GATSBY_CPU_COUNT"] ??= String(availableParallelism() + 1);

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
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: path.join(__dirname, stageFolder),
      },
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
  ],
};

export default config;
