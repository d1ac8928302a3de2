/** @jest-environment node */
import { ContentStatus } from "../../../plugins/gatsby-plugin-checked-content/content-status";

let status: ContentStatus;
const listener = jest.fn();

beforeEach(() => {
  status = new ContentStatus();
});

test("calls a new listener with the current report", () => {
  status.publish("1 problem in 1 file.");

  status.subscribe(listener);

  expect(listener.mock.calls).toEqual([["1 problem in 1 file."]]);
});

test("starts without a report", () => {
  status.subscribe(listener);

  expect(listener).toHaveBeenCalledWith(null);
});

test("notifies about every change, but not twice", () => {
  status.subscribe(listener);

  status.publish("1 problem");
  status.publish("1 problem");
  status.publish(null);

  expect(listener.mock.calls).toEqual([[null], ["1 problem"], [null]]);
});

test("does not notify an unsubscribed listener", () => {
  const stop = status.subscribe(listener);
  stop();

  status.publish("1 problem");

  expect(listener).toHaveBeenCalledTimes(1);
});
