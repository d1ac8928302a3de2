import { bringIn, withChoices } from "../../edit/save/bring-in";
import {
  startState,
  undo,
  unsavedFiles,
  writeFiles,
} from "../../edit/state/content-state";
import { unreadText } from "../../edit/store/texts";
import { emptyFolder } from "../content/support/snapshot";

const path = "pages/walks.mdx";
const page = (words: string, more = "") =>
  `---\ntitle: Walks\n${more}---\n\n${words}\n\nBring boots.\n`;
const picture = "images/oak.jpg";

/** The content with a page in which something was written. */
const written = (words: string) =>
  writeFiles(
    startState({
      texts: new Map([
        [path, page("At dawn.")],
        [picture, unreadText("1f9c")],
      ]),
      unread: new Map(),
      otherFiles: emptyFolder,
    }),
    [{ path, text: page(words) }],
  );

test("what somebody else has changed is here, and undo doesn't take it away", () => {
  const state = written("At eight.");
  const theirs = [
    { path: picture, text: null },
    { path, text: page("At dawn.", "menu: true\n") },
  ];

  const { texts } = undo(bringIn(state, theirs).state);

  expect(texts.has(picture)).toBe(false);
  expect(texts.get(path)).toBe(page("At eight.", "menu: true\n"));
});

test("what nobody has changed isn't merged", () => {
  const state = written("At eight.");

  expect(bringIn(state, [{ path, text: page("At dawn.") }])).toEqual({
    state,
    merged: [],
    conflicts: [],
  });
});

test("what is written stays until their version is chosen, and undo brings it back", () => {
  const theirs = [{ path, text: page("At nine.") }];

  const { state, conflicts } = bringIn(written("At eight."), theirs);

  expect(unsavedFiles(state)).toEqual([
    { path, before: page("At dawn."), after: page("At eight.") },
  ]);
  const chosen = withChoices(
    state,
    conflicts.map((each) => ({ ...each, side: "theirs" })),
  );
  expect(unsavedFiles(chosen)).toEqual([]);
  expect(undo(chosen).texts).toEqual(state.texts);
});
