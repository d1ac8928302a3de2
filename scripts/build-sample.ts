import {
  sampleFolder,
  sampleRepository,
  testSite,
} from "../__tests__/browser/support/sample";
import { buildOnceMore } from "./build/build-once-more";
import { copyProject } from "./build/project-copy";

/**
 * Builds the sample site for the browser tests in its own folder, so that
 * `public` is not touched. As with any build, later ones reuse its cache.
 */
async function buildSample() {
  await copyProject(testSite, sampleFolder);
  process.env["REPOSITORY"] = sampleRepository;
  const build = ["node_modules/gatsby/cli.js", "build"];
  process.exitCode = (await buildOnceMore(build, testSite)) ? 0 : 1;
}

void buildSample();
