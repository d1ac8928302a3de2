/** @jest-environment node */
import { queryData } from "../../src/build/query-data";

const panicOnBuild = jest.fn();
const failure = "The pages can't be listed";

beforeEach(() => panicOnBuild.mockClear());

test("a query's data is handed on, and nothing is told", () => {
  const data = { pages: [] };

  expect(queryData({ data }, failure, { panicOnBuild })).toBe(data);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test.each([
  ["no data", {}],
  ["data that is null", { data: null }],
])("a query that gave %s stops the build, and tells why", (_, result) => {
  const errors = [new Error("The check gave no site.yml")];

  const data = queryData({ ...result, errors }, failure, { panicOnBuild });

  expect(data).toBeUndefined();
  expect(panicOnBuild).toHaveBeenCalledWith(failure, errors);
});
