import { setTimeout as wait } from "node:timers/promises";
import { frontMatterOf, headingsOf } from "../browser/support/content";
import { eventually } from "../setup/eventually";
import {
  isFocused,
  leaveFocus,
  scrollPosition,
  scrollToOnce,
  textsOf,
} from "./support/in-page";
import { visit } from "./support/visitor";

const visitor = visit();

const sections = ["Mission", "Programs", "Contact"];

describe.each(sections)("%s", (item) => {
  const section = item.toLowerCase();

  test("scrolls to its section on the home page", async () => {
    await visitor().open("/");
    await visitor().choose(item);
    await visitor().arrivesAt(section);
  });

  test("leads there from another page, through /", async () => {
    await visitor().open("/terms-of-use");
    await visitor().choose(item);
    await visitor().comesTo("/");
    await visitor().arrivesAt(section);
    expect(await visitor().driver.evaluate(isFocused, `#${section}`)).toBe(
      true,
    );
  });
});

test("Home scrolls back to the top", async () => {
  const { driver } = visitor();
  await visitor().open("/#contact");
  await visitor().arrivesAt("contact");
  await visitor().choose("Home");
  await eventually(async () =>
    expect(await driver.evaluate(scrollPosition)).toBe(0),
  );
});

test("About goes to the About page", async () => {
  const { driver } = visitor();
  await visitor().open("/");
  await visitor().choose("About");
  await visitor().comesTo("/about");
  await eventually(async () =>
    expect(await driver.evaluate(textsOf, "main :is(h1, h2, h3, h4)")).toEqual([
      frontMatterOf("/about").title,
      ...headingsOf("/about").map(({ text }) => text),
    ]),
  );
});

describe("a section that was handed over", () => {
  beforeEach(async () => {
    const { driver } = visitor();
    await visitor().open("/about");
    await visitor().choose("Programs");
    await visitor().comesTo("/");
    await visitor().arrivesAt("programs");
    // WebKit brings a page that it kept back to what has the focus.
    await driver.evaluate(leaveFocus, "#programs");
    // Again where what is left of smooth scrolling takes the page on.
    await eventually(async () => {
      await driver.evaluate(scrollToOnce, 0);
      await wait(100);
      expect(await driver.evaluate(scrollPosition)).toBe(0);
    });
  });

  test("is not scrolled to again on reload", async () => {
    const { driver } = visitor();
    await driver.reload();
    await staysAtTop();
  });

  test("nor on Back and Forward", async () => {
    const { driver } = visitor();
    await driver.evaluate(() => history.back());
    await visitor().comesTo("/about");
    await driver.evaluate(() => history.forward());
    await visitor().comesTo("/");
    await staysAtTop();
  });
});

/** Longer than the hand-over waits before it scrolls. */
async function staysAtTop() {
  const { driver } = visitor();
  await wait(400);
  expect(await driver.evaluate(isFocused, "#programs")).toBe(false);
  expect(await driver.evaluate(scrollPosition)).toBe(0);
}
