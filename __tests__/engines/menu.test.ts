import { eventually } from "../setup/eventually";
import { isInView } from "./support/in-page";
import { narrow, visit } from "./support/visitor";

const visitor = visit({ window: narrow });

beforeEach(async () => {
  await visitor().open("/");
  expect(await visitor().driver.evaluate(isInView, "header nav")).toBe(false);
  await visitor().press("header", "button", "Menu");
  await visitor().sees("header nav");
});

test("the menu's button says that it is open, and closes it", async () => {
  const { driver } = visitor();
  const isExpanded = () =>
    document.querySelector("header button")?.getAttribute("aria-expanded") ??
    null;
  // The browser tells the script a moment after it has opened the menu.
  const says = (expanded: string) =>
    eventually(async () =>
      expect(await driver.evaluate(isExpanded)).toBe(expanded),
    );
  await says("true");
  await visitor().press("header", "button", "Menu");
  await visitor().sees("header nav", false);
  await says("false");
});

test("Escape closes it", async () => {
  await visitor().driver.press("Escape");
  await visitor().sees("header nav", false);
});

test.each(["Home", "Mission", "Programs", "Contact"])(
  "it closes when %s is chosen, and the page scrolls there",
  async (item) => {
    await visitor().press("header nav", "link", item);
    await visitor().sees("header nav", false);
    if (item !== "Home") await visitor().arrivesAt(item.toLowerCase());
  },
);

test("it is closed on the page that About opens", async () => {
  await visitor().press("header nav", "link", "About");
  await visitor().comesTo("/about");
  await visitor().sees("main h1");
  await visitor().sees("header nav", false);
});
