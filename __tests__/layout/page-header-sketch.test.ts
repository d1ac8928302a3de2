import { pageHeaderSketch } from "../../src/layout/page-header-sketch";
import { dawnInks, sundownInks } from "../../src/theme/sketch-inks";

/** The drawing that a browser reads from the address. */
function drawing(address: string) {
  const [scheme, data = ""] = address.split(/,(.*)/s);
  expect(scheme).toBe("data:image/svg+xml");
  return new DOMParser().parseFromString(
    decodeURIComponent(data),
    "image/svg+xml",
  );
}

test("is a drawing of 640 by 348 that fills its place from the ground up", () => {
  const { documentElement: root } = drawing(pageHeaderSketch(dawnInks, 0));

  expect(root.nodeName).toBe("svg");
  expect(root.getAttribute("viewBox")).toBe("0 0 640 348");
  expect(root.getAttribute("preserveAspectRatio")).toBe("xMidYMax slice");
});

test.each(Object.entries(dawnInks))("is printed with %s", (_, ink) => {
  const { documentElement: root } = drawing(pageHeaderSketch(dawnInks, 0));

  expect(
    root.querySelector(`[fill="${ink}"], [stroke="${ink}"]`),
  ).not.toBeNull();
});

test("after sundown it is the same land, in other inks", () => {
  const dusk = pageHeaderSketch(sundownInks, 0);
  const inOrder = (address: string) =>
    address.replaceAll(/%23[\dA-F]{6}/g, "%23");

  expect(inOrder(dusk)).toBe(inOrder(pageHeaderSketch(dawnInks, 0)));
  for (const ink of Object.values(dawnInks)) expect(dusk).not.toContain(ink);
});

test("the sun sinks into the land: lower, and as wide as it is on the water", () => {
  const sun = (sunk: number) =>
    drawing(pageHeaderSketch(dawnInks, sunk))
      .querySelector(`[fill="${dawnInks.sun}"]`)
      ?.getAttribute("d");

  expect(sun(0)).toBe("M438 242a32 34 0 0 1 64 0z");
  expect(sun(12)).toBe("M426 242a44 22 0 0 1 88 0z");
});

test("all it draws again is drawn once", () => {
  const root = drawing(pageHeaderSketch(dawnInks, 0));
  const uses = [...root.querySelectorAll("use")];

  expect(uses.length).toBeGreaterThan(10);
  for (const use of uses) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    expect(root.getElementById(id)?.localName).toBe("g");
  }
});

test("can stand between double quotes in a style", () => {
  expect(pageHeaderSketch(dawnInks, 0)).not.toMatch(/["#\n]/);
});
