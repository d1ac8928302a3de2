import { screen } from "@testing-library/react";
import {
  followContent,
  showReport,
} from "../../../plugins/gatsby-plugin-checked-content/problem-panel";
import { statusAddress } from "../../../plugins/gatsby-plugin-checked-content/status-events";

/** jsdom has no `EventSource`. */
class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = [];

  constructor(readonly address: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  say(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  FakeEventSource.opened.length = 0;
  Object.assign(window, { EventSource: FakeEventSource });
});

afterEach(() => showReport(null));

test("shows only the latest report, as an alert", () => {
  showReport("the first");
  showReport("content/site.yml:1:1  name");

  expect(screen.getByRole("alert")).toHaveTextContent(
    "content/site.yml:1:1 name",
  );
});

test("shows reports as text, never as HTML", () => {
  showReport("<img src=x onerror=alert(1)>");

  expect(screen.getByRole("alert").children).toHaveLength(0);
});

test("shows a report from the preview, until the problem is fixed", () => {
  followContent();
  const [preview] = FakeEventSource.opened;
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(preview?.address).toBe(statusAddress);

  preview?.say(JSON.stringify("line one\nline two"));
  expect(screen.getByRole("alert").textContent).toBe("line one\nline two");
  preview?.say("null");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
