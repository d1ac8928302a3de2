import { home, site } from "../browser/support/content";
import { isInView, textsOf } from "./support/in-page";
import { narrow, visit } from "./support/visitor";

const visitor = visit({ window: narrow, script: false });

beforeEach(() => visitor().open("/"));

test("no script of the page runs", async () => {
  const { driver } = visitor();
  await visitor().press("header", "button", "Menu");
  await visitor().sees("header nav");
  // What the script would have changed.
  expect(
    await driver.evaluate(
      () => document.querySelector("header button")?.ariaExpanded ?? null,
    ),
  ).toBe("false");
});

test("the menu leads to a section", async () => {
  await visitor().choose("Mission");
  await visitor().comesTo("/#mission");
  await visitor().arrivesAt("mission");
});

test("and from another page to a section, by a plain link", async () => {
  await visitor().open("/about");
  await visitor().choose("Contact");
  await visitor().comesTo("/#contact");
  await visitor().arrivesAt("contact");
});

test("the contact details stand on the page", async () => {
  const { driver } = visitor();
  const contact = await driver.evaluate(textsOf, "#contact");
  for (const words of [site.email, site.address.street, site.ein]) {
    expect(contact).toEqual([expect.stringContaining(words)]);
  }
  expect(await driver.evaluate(isInView, "main h1")).toBe(true);
  expect(await driver.evaluate(textsOf, "main h1")).toEqual([
    home.hero.heading,
  ]);
});
