/** @jest-environment node */
import { ContentStatus } from "../../../plugins/gatsby-plugin-checked-content/content-status";

let status: ContentStatus;
const listener = jest.fn();

beforeEach(() => {
  status = new ContentStatus();
});

test("tells a new listener the report as it stands", () => {
  status.publish("1 problem in 1 file.");

  status.subscribe(listener);

  expect(listener.mock.calls).toEqual([["1 problem in 1 file."]]);
});

test("begins with nothing wrong", () => {
  status.subscribe(listener);

  expect(listener).toHaveBeenCalledWith(null);
});

test("tells every change, but nothing twice", () => {
  status.subscribe(listener);

  status.publish("1 problem");
  status.publish("1 problem");
  status.publish(null);

  expect(listener.mock.calls).toEqual([[null], ["1 problem"], [null]]);
});

test("is silent to a listener that has stopped", () => {
  const stop = status.subscribe(listener);
  stop();

  status.publish("1 problem");

  expect(listener).toHaveBeenCalledTimes(1);
});
