import { home, impact, programs } from "../browser/support/content";
import { brokenPictures, textsOf } from "./support/in-page";
import { visit } from "./support/visitor";

const visitor = visit();

beforeEach(() => visitor().open("/"));

test("Home has its sections in order", async () => {
  const { driver } = visitor();
  expect(await driver.evaluate(textsOf, "main h1, main h2")).toEqual([
    home.hero.heading,
    "About Our Foundation",
    "Our Mission",
    "Our Programs",
    "Our Impact",
    "Join Our Conservation Mission",
    "Get In Touch",
  ]);
});

test("its pillars, its cards, its figures", async () => {
  const { driver } = visitor();
  expect(await driver.evaluate(textsOf, "#mission h3")).toEqual(
    home.mission.pillars.map(({ title }) => title),
  );
  expect(await driver.evaluate(textsOf, "#programs h3")).toEqual(
    programs.map(({ title }) => title),
  );
  expect(await driver.evaluate(textsOf, "#programs + section li")).toEqual(
    impact.map(({ value, label }): unknown =>
      expect.stringContaining(`${value} ${label}`),
    ),
  );
});

test("every picture shows", async () => {
  const { driver } = visitor();
  expect(await driver.evaluate(() => document.images.length)).toBe(
    programs.length + 2,
  );
  expect(await driver.evaluate(brokenPictures)).toEqual([]);
});

test("Learn More scrolls to the mission section", async () => {
  await visitor().press("main", "link", "Learn More");
  await visitor().arrivesAt("mission");
});
