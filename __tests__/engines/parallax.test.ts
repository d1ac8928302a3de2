import { setTimeout as wait } from "node:timers/promises";
import { eventually } from "../setup/eventually";
import { parallaxOffset, scrollToOnce } from "./support/in-page";
import { visit } from "./support/visitor";

describe("the hero's picture", () => {
  const visitor = visit();

  test("moves 0 to 50 px over the first 300 px, then stays", async () => {
    const { driver } = visitor();
    await visitor().open("/");
    for (const [scroll, offset] of [
      [0, 0],
      [150, 25],
      [300, 50],
      [600, 50],
    ] as const) {
      await driver.evaluate(scrollToOnce, scroll);
      await eventually(async () =>
        expect(await driver.evaluate(parallaxOffset)).toBeCloseTo(offset, 0),
      );
    }
  });
});

describe("for visitors who ask for less motion", () => {
  const visitor = visit({ lessMotion: true });

  test("it stays where it is, and nothing scrolls smoothly", async () => {
    const { driver } = visitor();
    await visitor().open("/");
    for (const scroll of [150, 600]) {
      await driver.evaluate(scrollToOnce, scroll);
      await wait(100);
      expect(await driver.evaluate(parallaxOffset)).toBe(0);
    }
    expect(
      await driver.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      ),
    ).toBe("auto");
  });
});
