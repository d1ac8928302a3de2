import { spawn } from "node:child_process";
import path from "node:path";
import {
  sampleFolder,
  sampleRepository,
  testSite,
} from "../__tests__/browser/support/sample";
import { copyProject } from "./build/project-copy";

/**
 * Builds the sample site for the browser tests in its own folder, so that
 * `public` is not touched. Like any build, later ones reuse its cache.
 */
async function buildSample() {
  await copyProject(testSite, sampleFolder);
  const gatsby = path.resolve("node_modules/gatsby/cli.js");
  const build = spawn(process.execPath, [gatsby, "build"], {
    cwd: testSite,
    env: { ...process.env, REPOSITORY: sampleRepository },
    stdio: "inherit",
  });
  build.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

void buildSample();
