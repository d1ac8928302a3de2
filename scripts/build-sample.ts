import { spawn } from "node:child_process";
import path from "node:path";
import { sampleFolder, testSite } from "../__tests__/browser/support/sample";
import { copyProject } from "./project-copy";

/**
 * Builds the sample site for the browser tests, in a folder of its own, so that
 * the site in `public` stays as it is. A later build there starts from what
 * this one left, as any build does.
 */
async function buildSample() {
  await copyProject(testSite, sampleFolder);
  const gatsby = path.resolve("node_modules/gatsby/cli.js");
  const build = spawn(process.execPath, [gatsby, "build"], {
    cwd: testSite,
    stdio: "inherit",
  });
  build.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

void buildSample();
