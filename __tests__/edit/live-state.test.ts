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

const oak = "images/oak.jpg";
const unread = unreadText("1f9c");
const deleted = [{ path: oak, text: null }];

/** One text, in a folder with a picture. */
const open = (text: string) => ({
  texts: new Map([
    ["notice.yml", text],
    [oak, unread],
  ]),
  unread: new Map<string, FolderEntry>(),
  otherFiles: emptyFolder,
});

const startLive = (text: string) => liveState(startState(open(text)));

type Live = ReturnType<typeof startLive>;

const noticeIn = (live: Live) => live.now().texts.get("notice.yml") ?? "";

const type = (live: Live, letter: string) =>
  live.write([{ path: "notice.yml", text: noticeIn(live) + letter }], "text");

test("one undo takes back what was typed since the last pause", () => {
  const live = startLive("");
  jest.setSystemTime(10_000);
  type(live, "a");
  jest.setSystemTime(11_500);
  type(live, "b");
  jest.setSystemTime(13_001);
  type(live, "c");

  live.update(undo);
  expect(noticeIn(live)).toBe("ab");
  live.update(undo);
  expect(noticeIn(live)).toBe("");
});

test("undo after saving keeps what was saved, and a change ends redo", () => {
  const live = startLive("");
  type(live, "a");
  live.update((state) => markSaved(state, unsavedFiles(state)));
  type(live, "b");

  live.update(undo);
  expect(noticeIn(live)).toBe("a");
  type(live, "c");
  live.update(redo);
  expect(noticeIn(live)).toBe("ac");
});

test("a picture that is deleted while saving is still to be deleted", () => {
  const live = startLive("Closed");
  live.write([{ path: "notice.yml", text: "Open" }]);
  const saved = unsavedFiles(live.now());
  live.write(deleted);
  live.update((state) => markSaved(state, saved));

  expect(unsavedFiles(live.now())).toEqual([
    { path: oak, before: unread, after: null },
  ]);
});

test("a picture that is deleted stays so in a draft, and undo brings it back", () => {
  const live = startLive("");
  live.write(deleted);
  const resumed = startState(open(""), live.now());

  for (const state of [live.now(), resumed]) {
    expect(unsavedFiles(state)).toEqual([
      { path: oak, before: unread, after: null },
    ]);
  }
  live.update(undo);
  expect(unsavedFiles(live.now())).toEqual([]);
});
