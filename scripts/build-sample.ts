import { mkdir, rm, writeFile } from "node:fs/promises";
import {
  editorFolder,
  sampleFolder,
  sampleRepository,
  testSite,
} from "../__tests__/browser/support/sample";
import { bundle } from "../edit/build/bundle";
import { buildOnceMore } from "./build/build-once-more";
import { copyProject } from "./build/project-copy";

/** Bundles the editor of `npm run edit`. */
async function bundleEditor() {
  const files = await bundle("edit/local/main.tsx", ".");
  await rm(editorFolder, { recursive: true, force: true });
  await mkdir(editorFolder);
  for (const [name, bytes] of files) {
    await writeFile(`${editorFolder}/${name}`, bytes);
  }
}

/**
 * Builds the sample site and the editor for the browser tests in their own folder,
 * so that `public` is not touched. As with any build, later ones reuse its cache.
 */
async function buildSample() {
  await copyProject(testSite, sampleFolder);
  process.env["REPOSITORY"] = sampleRepository;
  const build = ["node_modules/gatsby/cli.js", "build"];
  const [isBuilt] = await Promise.all([
    buildOnceMore(build, testSite),
    bundleEditor(),
  ]);
  process.exitCode = isBuilt ? 0 : 1;
}

void buildSample();
