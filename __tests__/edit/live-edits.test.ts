import { startEdits, unsavedFiles } from "../../edit/state/edits";
import { liveEdits } from "../../edit/state/live-edits";
import { emptyFolder } from "../content/support/snapshot";

jest.useFakeTimers({ now: 0 });

/** Edits of one text, in a folder with a picture. */
const open = (text: string) => ({
  texts: new Map([["notice.yml", text]]),
  others: {
    ...emptyFolder,
    entries: [{ path: "images/oak.jpg", kind: "file", size: 9 }] as const,
  },
});

const startLive = (text: string) => liveEdits(startEdits(open(text)));

test("one undo takes back what was typed since the last pause", () => {
  const live = startLive("");
  const type = (letter: string) => {
    live.dispatch({
      type: "change",
      path: "notice.yml",
      change: (text) => text + letter,
      undoGroup: "text",
    });
  };
  jest.setSystemTime(10_000);
  type("a");
  jest.setSystemTime(11_500);
  type("b");
  jest.setSystemTime(13_001);
  type("c");

  live.dispatch({ type: "undo" });
  expect(live.now().texts.get("notice.yml")).toBe("ab");
  live.dispatch({ type: "undo" });
  expect(live.now().texts.get("notice.yml")).toBe("");
});

test("undo doesn't take away what somebody else changed meanwhile", () => {
  const live = startLive("Closed");
  const write = (text: string) => {
    live.dispatch({ type: "write", files: [{ path: "notice.yml", text }] });
  };
  write("Closed today");
  live.dispatch({
    type: "rebase",
    changedSince: [{ path: "notice.yml", text: "CLOSED" }],
    merged: [{ path: "notice.yml", text: "CLOSED today" }],
  });

  live.dispatch({ type: "undo" });

  expect(live.now().texts.get("notice.yml")).toBe("CLOSED today");
});

test("a picture that is added while saving stays when changes are merged", () => {
  const live = startLive("Closed");
  live.dispatch({
    type: "write",
    files: [{ path: "images/tree.jpg", text: "base64" }],
  });
  live.dispatch({
    type: "rebase",
    changedSince: [{ path: "notice.yml", text: "CLOSED" }],
    merged: [{ path: "notice.yml", text: "CLOSED" }],
  });

  expect([...live.now().texts]).toEqual([
    ["notice.yml", "CLOSED"],
    ["images/tree.jpg", "base64"],
  ]);
});

test("a deleted picture is in no place, and undo brings it back", () => {
  const live = startLive("");
  live.dispatch({
    type: "write",
    files: [{ path: "images/oak.jpg", text: null, held: "base64" }],
  });
  const resumed = startEdits(open(""), live.now());

  for (const edits of [live.now(), resumed]) {
    expect(edits.others.entries).toEqual([]);
    expect(unsavedFiles(edits)).toEqual([
      { path: "images/oak.jpg", before: "base64", after: null },
    ]);
  }
  live.dispatch({ type: "undo" });
  expect(live.now().texts.get("images/oak.jpg")).toBe("base64");
  expect(unsavedFiles(live.now())).toEqual([]);
});
