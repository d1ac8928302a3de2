import { screen } from "@testing-library/react";
import {
  followContent,
  showReport,
} from "../../../plugins/gatsby-plugin-checked-content/problem-panel";
import { statusAddress } from "../../../plugins/gatsby-plugin-checked-content/status-events";

/** jsdom has no server-sent events. */
class StandInEventSource extends EventTarget {
  static readonly opened: StandInEventSource[] = [];

  constructor(readonly address: string) {
    super();
    StandInEventSource.opened.push(this);
  }

  say(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  StandInEventSource.opened.length = 0;
  Object.assign(window, { EventSource: StandInEventSource });
});

afterEach(() => showReport(null));

test("shows the report as an alert", () => {
  showReport("content/site.yml:1:1  name");

  expect(screen.getByRole("alert")).toHaveTextContent(
    "content/site.yml:1:1 name",
  );
});

test("shows the latest report only", () => {
  showReport("the first");
  showReport("the second");

  expect(screen.getByRole("alert")).toHaveTextContent("the second");
});

test("takes the panel away when nothing is wrong", () => {
  showReport("the first");
  showReport(null);

  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("shows text as text, whatever a content file says", () => {
  showReport("<img src=x onerror=alert(1)>");

  expect(screen.getByRole("alert").children).toHaveLength(0);
});

test("stands over the page, scrolls when it is long, and keeps its lines", () => {
  showReport("line one\nline two");

  expect(screen.getByRole("alert")).toHaveStyle({
    position: "fixed",
    zIndex: "1000",
    maxHeight: "70vh",
    overflow: "auto",
    whiteSpace: "pre-wrap",
  });
});

test("follows the preview: a report comes, and goes when it is mended", () => {
  followContent();
  const [preview] = StandInEventSource.opened;
  expect(StandInEventSource.opened).toHaveLength(1);
  expect(preview?.address).toBe(statusAddress);

  preview?.say(JSON.stringify("line one\nline two"));
  expect(screen.getByRole("alert").textContent).toBe("line one\nline two");
  preview?.say("null");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
