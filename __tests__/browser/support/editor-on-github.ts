import { type Page, expect } from "@playwright/test";
import { editorIn, slowTest } from "./editor";
import { type FakeGitHub, sampleOnGitHub } from "./fake-github";

/** The editor that saves to GitHub. */
function onlineEditor(page: Page) {
  const editor = editorIn(page);
  const token = page.getByLabel("Your token");
  /** What shows once something is saved. */
  const saved = page.getByRole("link", { name: "See the change" });
  const save = editor.button("Save to GitHub");
  return {
    ...editor,
    token,
    saved,
    async open() {
      await page.goto("/edit/");
      await expect(editor.button("Undo")).toBeVisible();
    },
    /** Saves, with a token if it isn't known yet. */
    async save(secret?: string) {
      await editor.button("Save").click();
      if (secret !== undefined) await token.fill(secret);
      await save.click();
    },
    /** Saves from the open dialog; expects that this works. */
    async saveAgain() {
      await save.click();
      await expect(saved).toBeVisible();
    },
  };
}

interface Fixtures {
  readonly gitHub: FakeGitHub;
  readonly editor: ReturnType<typeof onlineEditor>;
}

/** Tests of the editor, each on a GitHub of its own. */
export const test = slowTest.extend<Fixtures>({
  gitHub: async ({ page }, use) => {
    const gitHub = await sampleOnGitHub();
    await gitHub.answerFor(page);
    await use(gitHub);
  },
  editor: ({ page }, use) => use(onlineEditor(page)),
});
