import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { clearOtherPrefix } from "./src/build/clear-other-prefix";
import { contentFolder, stageFolder } from "./src/build/content-folder";
import { finishSite } from "./src/build/finished-page/finish-site";
import { folderHash } from "./src/build/folder-hash";
import { graphqlTypes } from "./src/build/graphql-types";
import { writeHeaders } from "./src/build/headers/write-headers";
import { inlineScript } from "./src/build/inline-script";
import { queryData } from "./src/build/query-data";
import { pictureResolvers, resolvers } from "./src/build/resolvers";
import { SiteContent } from "./src/build/site-content";
import { siteFiles } from "./src/build/site-files";
import { speculationRules } from "./src/build/speculation-rules";
import { withoutEslint } from "./src/build/without-eslint";
import { withoutInlining } from "./src/build/without-inlining";
import { ContentStatus } from "./src/develop/content-status";
import { sendStatus, statusAddress } from "./src/develop/status-events";
import { updateNodes } from "./src/develop/update-nodes";
import { watchContent } from "./src/develop/watch-content";

const content = new SiteContent({ folder: contentFolder, stage: stageFolder });

const status = new ContentStatus();

/** Set once a preview watches the content. */
let stopWatching: (() => Promise<void>) | undefined;

export const onPreInit: GatsbyNode["onPreInit"] = async ({
  reporter,
  pathPrefix,
}) => {
  const report = await content.read();
  if (report !== null) reporter.panic(report);
  await clearOtherPrefix(pathPrefix);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await content.clearStage();
  await content.fillStage();
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (store) => {
  const photoReport = await content.fetchPhotos(store);
  if (photoReport !== null) store.reporter.panic(photoReport);
  for (const node of content.nodes(store.createContentDigest)) {
    await store.actions.createNode(node);
  }
  if (process.env.NODE_ENV !== "development") return;
  stopWatching ??= watchContent({
    folder: contentFolder,
    check: async () => {
      const report =
        (await content.read()) ?? (await content.fetchPhotos(store));
      if (report === null) await updateNodes(content, store);
      return report;
    },
    report: (report) => {
      if (report === null) store.reporter.success("content/ is in order");
      else store.reporter.error(report);
      status.publish(report);
    },
  });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(statusAddress, sendStatus(status));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => actions.createTypes(graphqlTypes);

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
}) => createResolvers({ ...pictureResolvers, ...resolvers });

export const createPages: GatsbyNode["createPages"] = async ({
  graphql,
  actions,
  reporter,
}) => {
  const result = await graphql<Queries.PagesQuery>(`
    query Pages {
      pages {
        path
      }
    }
  `);
  const data = queryData(result, "The pages can't be listed", reporter);
  if (data === undefined) return;
  for (const { path: address } of data.pages) {
    // The template finds its page by the path: a node's id holds the folder
    // that the site was built in, and would make every build's data another.
    actions.createPage({
      path: address,
      component: path.resolve("src/templates/page.tsx"),
    });
  }
  if (process.env.NODE_ENV === "development") {
    actions.createPage({
      path: "/styleguide",
      component: path.resolve("src/styleguide/style-page.tsx"),
    });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  async ({ stage, getConfig, plugins, actions }) => {
    const config = getConfig();
    config.plugins = withoutEslint(config.plugins);
    config.module.rules = withoutInlining(config.module.rules);
    if (stage === "build-javascript") {
      // Maps of the code are for its authors, and would be served to everybody.
      config.devtool = false;
    }
    config.plugins.push(
      plugins.define({
        INLINE_SCRIPT: JSON.stringify(await inlineScript()),
        FINISHED_BY: JSON.stringify(
          await folderHash("src/build/finished-page"),
        ),
      }),
    );
    actions.replaceWebpackConfig(config);
  };

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  reporter,
  pathPrefix,
}) => {
  const result = await graphql<Queries.SiteFilesQuery>(`
    query SiteFiles {
      organization {
        name
        county
        url
      }
    }
  `);
  const data = queryData(result, "The site can't be finished", reporter);
  if (data === undefined) return;
  const folder = path.resolve("public");
  const files = siteFiles(data.organization, pathPrefix);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
  await finishSite(folder);
  await writeHeaders({
    folder,
    pathPrefix,
    scripts: [await inlineScript(), speculationRules(`${pathPrefix}/`)],
    inPages: process.env["CSP_META"] === "1",
  });
};
