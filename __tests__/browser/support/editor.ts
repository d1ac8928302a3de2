import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, expect, test as base } from "@playwright/test";
import { startServer } from "../../../edit/server/server";
import { editorFolder, sampleFolder } from "./sample";

/** The text of a file of the sample. */
export const original = (path: string) =>
  readFile(`${sampleFolder}/${path}`, "utf8");

/** What people do in the editor, wherever it saves. */
export function editorIn(page: Page) {
  const button = (name: string) =>
    page.getByRole("button", { name, exact: true });
  const group = (name: string | RegExp) =>
    page.getByRole("group", { name, exact: true });
  const pageText = page.getByRole("textbox", { name: "Text of the page" });
  const preview = page.frameLocator('iframe[title="Preview"]');
  const problems = page.getByRole("region", { name: "Problems" });
  return {
    button,
    /** What the form is called. */
    heading: (name: string) =>
      page.getByRole("main").getByRole("heading", { name, level: 2 }),
    /** A part of a form, such as an entry of a list. */
    group,
    alert: page.getByRole("alert"),
    dialog: page.getByRole("dialog"),
    pageText,
    preview,
    /** A picture in the preview, by what it shows. */
    shownPicture: (name: string) => preview.getByRole("img", { name }),
    problems,
    /** What leads to a problem, by a part of its words. */
    problem: (name: string | RegExp) => problems.getByRole("button", { name }),
    /** Opens the form of a file. */
    openFile: (name: string) =>
      page
        .getByRole("navigation", { name: "What to edit" })
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .click(),
    /** Unfolds an entry of a list. */
    async unfold(name: string) {
      await button(name).click();
      return group(name);
    },
    /** Adds to the text of a page, at its end. */
    async append(words: string) {
      await pageText.press("ControlOrMeta+End");
      for (const [index, line] of words.split("\n").entries()) {
        if (index > 0) await page.keyboard.press("Enter");
        // As phones do it: the check runs once, not for each letter.
        await page.keyboard.insertText(line);
      }
    },
  };
}

interface Served {
  readonly address: string;
  /** The copy of the sample that is edited. */
  readonly folder: string;
  /** Stops the server. */
  readonly stop: () => void;
}

/** The editor that saves to the files of a folder. */
function localEditor(page: Page, served: Served) {
  const editor = editorIn(page);
  return {
    ...editor,
    ...served,
    /** Opens the editor in the page, and the form of a file. */
    async open(file?: string) {
      await page.goto(served.address);
      if (file !== undefined) await editor.openFile(file);
    },
    /** Saves to the files; expects that this works. */
    async save() {
      await editor.button("Save").click();
      await editor.button("Save to the files").click();
      await expect(page.getByText("No changes")).toBeVisible();
      // The keyboard goes on where the form begins.
      await expect(page.locator("main h2")).toBeFocused();
    },
    /** The text of a file in the folder. */
    textOf: (path: string) => readFile(join(served.folder, path), "utf8"),
  };
}

/** For tests of the editor: a busy machine needs some seconds to open it. */
export const slowTest = base.extend<{ slow: undefined }>({
  actionTimeout: 15_000,
  slow: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use, info) => {
      info.slow();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The files of the bundled editor, by name. */
async function bundledEditor() {
  const names = await readdir(editorFolder);
  const files = names.map(
    async (name) => [name, await readFile(join(editorFolder, name))] as const,
  );
  return new Map(await Promise.all(files));
}

/** Tests of the editor, each on its own copy of the sample. */
export const test = slowTest.extend<{
  editor: ReturnType<typeof localEditor>;
}>({
  editor: async ({ page }, use) => {
    const temporary = await mkdtemp(join(tmpdir(), "editor-"));
    const folder = join(temporary, "content");
    await cp(sampleFolder, folder, { recursive: true });
    const served = { folder, bundle: await bundledEditor() };
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
    // Browsers don't print all that they refuse.
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`refused: ${event.violatedDirective}`, event.blockedURI);
      });
    });
    await use(localEditor(page, { address, folder, stop: close }));
    expect(errors).toEqual([]);
    close();
    await rm(temporary, { recursive: true });
  },
});
