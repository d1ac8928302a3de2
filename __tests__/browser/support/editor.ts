import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, expect, test as base } from "@playwright/test";
import { bundle } from "../../../edit/build/bundle";
import { startServer } from "../../../edit/server/server";
import { sampleFolder } from "./sample";

interface Editor {
  readonly address: string;
  /** The copy of the sample that is edited. */
  readonly folder: string;
  /** Opens the editor in the page. */
  readonly open: () => Promise<void>;
  /** The text of a file in the folder. */
  readonly textOf: (path: string) => Promise<string>;
  /** Stops the server. */
  readonly stop: () => void;
}

type Script = Awaited<ReturnType<typeof bundle>>;

/** The text of a file of the sample. */
export const original = (path: string) =>
  readFile(`${sampleFolder}/${path}`, "utf8");

export const preview = (page: Page) =>
  page.frameLocator('iframe[title="Preview"]');

export const problems = (page: Page) =>
  page.getByRole("region", { name: "Problems" });

export const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

export const pageText = (page: Page) =>
  page.getByRole("textbox", { name: "Text of the page" });

/** Opens the form of a file. */
export const openFile = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "What to edit" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();

/** Unfolds an entry of a list. */
export async function unfold(page: Page, name: string) {
  await button(page, name).click();
  return page.getByRole("group", { name, exact: true });
}

/** Adds to the text of a page, at its end. */
export async function append(page: Page, words: string) {
  await pageText(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(words);
}

/** Saves to the files; expects that this works. */
export async function save(page: Page) {
  await button(page, "Save").click();
  await button(page, "Save to the files").click();
  await expect(page.getByText("No changes")).toBeVisible();
  // The keyboard goes on where the form begins.
  await expect(page.locator("main h2")).toBeFocused();
}

/** In milliseconds: a busy machine needs some seconds to open the editor. */
export const editorActionTimeout = 15_000;

/** Tests of the editor, each on a copy of the sample of its own. */
export const test = base.extend<{ editor: Editor }, { script: Script }>({
  actionTimeout: editorActionTimeout,
  script: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      await use(await bundle("edit/local/main.tsx", "."));
    },
    // It takes long on a busy machine.
    { scope: "worker", timeout: 60_000 },
  ],
  editor: async ({ page, script }, use) => {
    const temporary = await mkdtemp(join(tmpdir(), "editor-"));
    const folder = join(temporary, "content");
    await cp(sampleFolder, folder, { recursive: true });
    const served = { folder, bundle: script };
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
    await use({
      address,
      folder,
      open: async () => {
        await page.goto(address);
      },
      textOf: (path) => readFile(join(folder, path), "utf8"),
      stop: close,
    });
    expect(errors).toEqual([]);
    close();
    await rm(temporary, { recursive: true });
  },
});
