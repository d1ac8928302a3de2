import { rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { watch } from "chokidar";
import type {
  CreateDevServerArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  ParentSpanPluginArgs,
  SourceNodesArgs,
} from "gatsby";
import { iconsFrom } from "../../src/built-site/icons";
import { shareCard } from "../../src/built-site/share-card";
import { siteFiles } from "../../src/built-site/site-files";
import { shareCardAddress } from "../../src/content/schema/page-address";
import { logoFile } from "../../src/content/schema/logo";
import { duskPicture } from "../../src/content/schema/upload-names";
import { contentNodes } from "./content-nodes";
import { stagedName } from "./fetch-stock-photos";
import { statusAddress } from "./problem-panel";
import { graphqlTypes } from "./graphql-types";
import { resolvers } from "./resolvers";
import { type ContentReport, SiteContent } from "./site-content";
import { addToStage, type Folders, removeFromStage } from "./stage";
import { updateNodes } from "./update-nodes";
import { watchContent } from "./watch-content";

type Options = Pick<Folders, "folder" | "stage">;

let folders: Folders;
let latest: SiteContent;
let status: ContentReport = null;

const outdated =
  "The content model changed. Stop `npm run develop` (Ctrl+C) and start it again; until then, the old rules apply.";
let isOutdated = false;

/** A report by the old rules may ask to remove what only the new ones allow. */
const withHint = (report: string) =>
  isOutdated ? `${outdated}\n\n${report}`.trim() : report;

/** Gatsby calls `sourceNodes` again on refresh; watch only once. */
let isWatching = false;

export async function onPreInit(
  { reporter }: ParentSpanPluginArgs,
  { folder, stage }: Options,
) {
  folders = { folder, stage, downloads: ".cache/downloads", site: "public" };
  latest = new SiteContent(folders);
  const report = await latest.read();
  if (report !== null) reporter.panic(report);
  for (const warning of latest.newWarnings()) reporter.warn(warning);
}

/** Fills the stage only now, because Gatsby may empty its cache after `onPreInit`. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs) {
  const report = await latest.fetchStockPhotos();
  if (report !== null) reporter.panic(report);
  removeFromStage(latest.content, folders);
  addToStage(latest.content, folders);
}

export async function sourceNodes(store: SourceNodesArgs) {
  const { actions, createContentDigest, reporter } = store;
  for (const node of contentNodes(latest.content, createContentDigest)) {
    await actions.createNode(node);
  }
  if (process.env.NODE_ENV !== "development" || isWatching) return;
  isWatching = true;
  watch("src/content", { ignoreInitial: true }).on("all", () => {
    isOutdated = true;
    reporter.warn(outdated);
  });
  watchContent(
    folders.folder,
    async () => {
      const report = (await latest.read()) ?? (await latest.fetchStockPhotos());
      if (report === null) await updateNodes(latest.content, folders, store);
      return report;
    },
    (report) => {
      if (report === null) reporter.success("content/ has no problems");
      else reporter.error(withHint(report));
      for (const warning of latest.newWarnings()) reporter.warn(warning);
      status = report;
    },
  );
}

export function onCreateDevServer({ app }: CreateDevServerArgs) {
  app.get(statusAddress, (_: IncomingMessage, response: ServerResponse) =>
    response.end(withHint(status ?? "")),
  );
}

export const createSchemaCustomization = ({
  actions,
}: CreateSchemaCustomizationArgs) => actions.createTypes(graphqlTypes);

export const createResolvers = ({ createResolvers }: CreateResolversArgs) =>
  createResolvers(resolvers);

export async function onPostBuild({
  pathPrefix,
  reporter,
}: ParentSpanPluginArgs) {
  const { site, home, events, pictures } = latest.content;
  const { image } = home.hero;
  const hero = {
    file: path.join(folders.stage, stagedName(image)),
    isTinted: !pictures.includes(duskPicture(image)),
  };
  const files = {
    ...siteFiles(site, events, pathPrefix),
    ...(pictures.includes(logoFile) &&
      (await iconsFrom(path.join(folders.stage, logoFile)))),
    [shareCardAddress.slice(1)]: await shareCard(site, hero),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const location = path.join(folders.site, name);
    if (bytes === null) await rm(location, { force: true });
    else await writeFile(location, bytes);
  }
  const notice = await latest.launchNotice();
  if (notice !== null) reporter.info(notice);
}
