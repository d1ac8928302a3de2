import type { GatsbyConfig } from "gatsby";

interface YamlFile {
  readonly node: { readonly name: string };
}

const config: GatsbyConfig = {
  // For a host that serves the site from a folder, such as /bluestem.
  pathPrefix: process.env["PATH_PREFIX"] ?? "",
  trailingSlash: "never",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: `${__dirname}/content` },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        // By file name: left alone, site.yml and home.yml share one type.
        typeName: ({ node }: YamlFile) =>
          `${node.name.charAt(0).toUpperCase()}${node.name.slice(1)}Yaml`,
      },
    },
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-styled-components",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        query: "{ organization { url } allSitePage { nodes { path } } }",
        resolveSiteUrl: ({ organization }: { organization: { url: string } }) =>
          organization.url,
      },
    },
  ],
};

export default config;
