import { startWith } from "../../edit/state/edits";
import { liveEdits } from "../../edit/state/live-edits";

jest.useFakeTimers({ now: 0 });

test("one undo takes back what was typed since the last pause", () => {
  const live = liveEdits(startWith(new Map([["notice.yml", ""]])));
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
  const live = liveEdits(startWith(new Map([["notice.yml", "Closed"]])));
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
  const live = liveEdits(startWith(new Map([["notice.yml", "Closed"]])));
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
