import { type Page, expect } from "@playwright/test";
import { editorIn, slowTest } from "./editor";
import { type FakeGitHub, sampleOnGitHub } from "./fake-github";

/** The editor that saves to GitHub. */
function onlineEditor(page: Page) {
  const editor = editorIn(page);
  return {
    ...editor,
    /** What shows once something is saved. */
    saved: page.getByRole("link", { name: "See the change" }),
    async open() {
      await page.goto("/edit/");
      await expect(editor.button("Undo")).toBeVisible();
    },
    async save(token: string) {
      await editor.button("Save").click();
      await page.getByLabel("Your token").fill(token);
      await editor.button("Save to GitHub").click();
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
