/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { onClientEntry } from "../../../plugins/gatsby-plugin-checked-content/problem-panel";

test("shows the problems in the content until they are fixed", async () => {
  jest.useFakeTimers();
  jest.replaceProperty(process, "env", { NODE_ENV: "development" });
  const answer = { json: jest.fn(() => Promise.resolve<unknown>(null)) };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)) });
  const later = () => jest.advanceTimersByTimeAsync(1000);
  onClientEntry();

  answer.json.mockResolvedValue("1 problem in 1 file.");
  await later();
  const panel = screen.getByRole("alert");
  expect(panel).toHaveTextContent("1 problem in 1 file.");

  // Not announced again.
  await later();
  expect(screen.getByRole("alert")).toBe(panel);

  answer.json.mockResolvedValue("2 problems in 1 file.");
  await later();
  expect(screen.getByRole("alert")).toHaveTextContent("2 problems");

  answer.json.mockResolvedValue(null);
  await later();
  expect(screen.queryByRole("alert")).toBeNull();
});
