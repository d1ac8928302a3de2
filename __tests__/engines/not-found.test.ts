import { unknownAddress } from "../browser/support/pages";
import { textsOf } from "./support/in-page";
import { visit } from "./support/visitor";

const visitor = visit();

beforeEach(() => visitor().open(unknownAddress));

test("an unknown path shows 404, Page Not Found and the message", async () => {
  const { driver } = visitor();
  expect(await driver.evaluate(textsOf, "main h1, main h2")).toEqual([
    "404",
    "Page Not Found",
  ]);
  expect(await driver.evaluate(textsOf, "main p")).toContain(
    "Oops! The page you are looking for does not exist. It might have been moved or deleted.",
  );
});

test("Return to Homepage leads home", async () => {
  await visitor().press("main", "link", "Return to Homepage");
  await visitor().comesTo("/");
});
