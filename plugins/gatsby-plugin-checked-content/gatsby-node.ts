import { watch } from "chokidar";
import type {
  CreateDevServerArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  ParentSpanPluginArgs,
  PluginOptionsSchemaArgs,
  SourceNodesArgs,
} from "gatsby";
import { graphqlTypes } from "./graphql-types";
import { pictureResolvers, resolvers } from "./resolvers";
import { SiteContent, type SiteContentOptions } from "./site-content";
import { StatusEvents, statusAddress } from "./status-events";
import { updateNodes } from "./update-nodes";
import { watchContent } from "./watch-content";

type Options = Omit<SiteContentOptions, "site">;

let content: SiteContent;

const status = new StatusEvents();

/** Gatsby calls `sourceNodes` again on refresh; watch only once. */
let isWatching = false;

export const pluginOptionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    folder: Joi.string().required().description("The folder that staff edit."),
    stage: Joi.string()
      .required()
      .description(
        "A folder for copies of the pages and pictures that were checked, for gatsby-source-filesystem to read.",
      ),
  });

export async function onPreInit(
  { reporter }: ParentSpanPluginArgs,
  options: Options,
) {
  content = new SiteContent({ ...options, site: "public" });
  const report = await content.read();
  if (report !== null) reporter.panic(report);
  for (const warning of content.newWarnings()) reporter.warn(warning);
}

export async function onPreBootstrap() {
  await content.clearStage();
  await content.fillStage();
}

export async function sourceNodes(store: SourceNodesArgs, { folder }: Options) {
  const photoReport = await content.fetchPhotos(store);
  if (photoReport !== null) store.reporter.panic(photoReport);
  for (const node of content.nodes(store.createContentDigest)) {
    await store.actions.createNode(node);
  }
  if (process.env.NODE_ENV !== "development" || isWatching) return;
  isWatching = true;
  watch("src/content", { ignoreInitial: true }).on("all", () =>
    store.reporter.warn(
      "The content model changed. Stop the preview (Ctrl+C) and start it again; until then, the old rules apply.",
    ),
  );
  watchContent({
    folder,
    check: async () => {
      const report =
        (await content.read()) ?? (await content.fetchPhotos(store));
      if (report === null) await updateNodes(content, store);
      return report;
    },
    report: (report) => {
      if (report === null) store.reporter.success("content/ has no problems");
      else store.reporter.error(report);
      for (const warning of content.newWarnings()) store.reporter.warn(warning);
      status.publish(report);
    },
  });
}

export function onCreateDevServer({ app }: CreateDevServerArgs) {
  app.get(statusAddress, status.send);
}

export const createSchemaCustomization = ({
  actions,
}: CreateSchemaCustomizationArgs) => actions.createTypes(graphqlTypes);

export const createResolvers = ({ createResolvers }: CreateResolversArgs) =>
  createResolvers({ ...pictureResolvers, ...resolvers });
