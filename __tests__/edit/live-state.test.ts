import {
  markSaved,
  redo,
  startState,
  undo,
  unsavedFiles,
} from "../../edit/state/content-state";
import { liveState } from "../../edit/state/live-state";
import { unreadText } from "../../edit/store/texts";
import type { FolderEntry } from "../../src/content/read/snapshot";
import { emptyFolder } from "../content/support/snapshot";

jest.useFakeTimers({ now: 0 });

const path = "notice.yml";
const oak = "images/oak.jpg";
const unread = unreadText("1f9c");
const deleted = [{ path: oak, text: null }];
const toDelete = [{ path: oak, before: unread, after: null }];

/** An empty notice, in a folder with a picture. */
const open = {
  texts: new Map([
    [path, ""],
    [oak, unread],
  ]),
  unread: new Map<string, FolderEntry>(),
  otherFiles: emptyFolder,
};

function startLive() {
  const live = liveState(startState(open));
  const notice = () => live.now().texts.get(path) ?? "";
  const type = (letter: string) =>
    live.write([{ path, text: notice() + letter }], "text");
  return { ...live, notice, type };
}

test("one undo takes back what was typed since the last pause", () => {
  const { notice, type, update } = startLive();
  jest.setSystemTime(10_000);
  type("a");
  jest.setSystemTime(11_500);
  type("b");
  jest.setSystemTime(13_001);
  type("c");

  update(undo);
  expect(notice()).toBe("ab");
  update(undo);
  expect(notice()).toBe("");
});

test("undo after saving keeps what was saved, and a change ends redo", () => {
  const { notice, type, update } = startLive();
  type("a");
  update((state) => markSaved(state, unsavedFiles(state)));
  type("b");

  update(undo);
  expect(notice()).toBe("a");
  type("c");
  update(redo);
  expect(notice()).toBe("ac");
});

test("a picture that is deleted while saving is still to be deleted", () => {
  const { now, type, update, write } = startLive();
  type("Open");
  const saved = unsavedFiles(now());
  write(deleted);
  update((state) => markSaved(state, saved));

  expect(unsavedFiles(now())).toEqual(toDelete);
});

test("a picture that is deleted stays so in a draft, and undo brings it back", () => {
  const { now, update, write } = startLive();
  write(deleted);

  expect(unsavedFiles(now())).toEqual(toDelete);
  expect(unsavedFiles(startState(open, now()))).toEqual(toDelete);
  update(undo);
  expect(unsavedFiles(now())).toEqual([]);
});
