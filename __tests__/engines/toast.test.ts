import { setTimeout as wait } from "node:timers/promises";
import { site } from "../browser/support/content";
import { eventually } from "../setup/eventually";
import { isFocused, textsOf } from "./support/in-page";
import { visit } from "./support/visitor";

const visitor = visit();
const { street, city, state } = site.address;

const toastTexts = () => visitor().driver.evaluate(textsOf, "[role=status]");

async function showToast() {
  await visitor().press("main", "button", "Contact Information");
  await visitor().sees("[role=status] strong");
}

const isGone = (patience?: number) =>
  eventually(async () => expect(await toastTexts()).toEqual([""]), patience);

/** Sooner than it would go by itself. */
const isDismissed = () => isGone(3000);

beforeEach(async () => {
  await visitor().open("/");
  expect(await toastTexts()).toEqual([""]);
  await showToast();
});

test("it has its title, the email and the street address", async () => {
  expect(await toastTexts()).toEqual([
    ["Contact Information", site.email, `${street}, ${city}, ${state}`].join(
      "",
    ),
  ]);
});

test("at most one shows", async () => {
  await showToast();
  // Time enough for a second to come.
  await wait(500);
  const { driver } = visitor();
  expect(await driver.evaluate(textsOf, "[role=status] strong")).toEqual([
    "Contact Information",
  ]);
});

test("it goes by itself", () => isGone());

test("its button dismisses it", async () => {
  await visitor().press("[data-toasts]", "button", "Dismiss");
  await isDismissed();
});

test("F8 leads to the toast area, Tab to its button, Enter dismisses", async () => {
  const { driver } = visitor();
  await driver.press("F8");
  expect(await driver.evaluate(isFocused, "[data-toasts]")).toBe(true);
  await driver.press("Tab");
  expect(await driver.evaluate(isFocused, "[aria-label=Dismiss]")).toBe(true);
  await driver.press("Enter");
  await isDismissed();
});

test("Escape dismisses it", async () => {
  await visitor().driver.press("Escape");
  await isDismissed();
});
