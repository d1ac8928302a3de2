import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { bundle } from "../../../edit/build/bundle";
import { startServer } from "../../../edit/server/server";
import { sampleFolder } from "./sample";

interface OpenEditor {
  readonly address: string;
  /** The copy of the sample that is edited. */
  readonly folder: string;
  /** The text of a file in it. */
  readonly textOf: (path: string) => Promise<string>;
  /** Stops the server. */
  readonly stop: () => void;
}

interface Fixtures {
  readonly editor: OpenEditor;
}

interface WorkerFixtures {
  readonly script: Awaited<ReturnType<typeof bundle>>;
}

/** In milliseconds: a busy machine needs some seconds to open the editor. */
export const editorActionTimeout = 15_000;

/** Tests of the editor, each on a copy of the sample of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  actionTimeout: editorActionTimeout,
  script: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      await use(await bundle("edit/local/main.tsx", "."));
    },
    { scope: "worker" },
  ],
  editor: [
    async ({ page, script }, use) => {
      const temporary = await mkdtemp(join(tmpdir(), "editor-"));
      const folder = join(temporary, "content");
      await cp(sampleFolder, folder, { recursive: true });
      const served = { folder, staticFolder: "static", bundle: script };
      const { address, close } = await startServer(served, 0);
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A file that changed, or a server that was stopped.
        const isMeant =
          /409|ERR_(?:CONNECTION_(?:REFUSED|RESET)|EMPTY_RESPONSE)/.test(
            message.text(),
          );
        if (message.type() === "error" && !isMeant) {
          errors.push(message.text());
        }
      });
      await page.goto(address);
      await use({
        address,
        folder,
        textOf: (path) => readFile(join(folder, path), "utf8"),
        stop: close,
      });
      expect(errors).toEqual([]);
      close();
      await rm(temporary, { recursive: true });
    },
    { auto: true },
  ],
});
