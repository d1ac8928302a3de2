import { runBrowserTests } from "./browser-tests.mjs";
import { run } from "./steps.mjs";

const jest = ["jest", "--config", "jest.builds.config.mjs", "__tests__/faults"];
const hold = await run("npx", jest);
// Of the browser tests, those of a fault: `npm test` runs them too.
const isSeen =
  (await run("npx", ["gatsby", "build"])) &&
  (await runBrowserTests("develop/preview", "once/old-page"));
process.exit(hold && isSeen ? 0 : 1);
