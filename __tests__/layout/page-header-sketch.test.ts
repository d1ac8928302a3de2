import { pageHeaderSketch } from "../../src/layout/page-header-sketch";
import {
  dawnInks,
  type SketchInks,
  sundownInks,
} from "../../src/theme/sketch-inks";

/** The SVG in a data URL. */
function drawing(address: string) {
  const [scheme, data = ""] = address.split(/,(.*)/s);
  expect(scheme).toBe("data:image/svg+xml");
  return new DOMParser().parseFromString(
    decodeURIComponent(data),
    "image/svg+xml",
  );
}

/** The colors used in a drawing. */
function inksOf(hour: "day" | "dusk") {
  const printed = drawing(pageHeaderSketch(hour)).querySelectorAll(
    "[fill], [stroke]",
  );
  return [...printed].flatMap((shape) =>
    [shape.getAttribute("fill"), shape.getAttribute("stroke")].filter(
      (ink) => ink !== null && ink !== "none",
    ),
  );
}

test("day and dusk have their own colors", () => {
  const without = (name: string, inks: SketchInks) =>
    Object.entries(inks).flatMap(([key, ink]) => (key === name ? [] : [ink]));

  expect(new Set(inksOf("day"))).toEqual(
    new Set(without("glowNear", dawnInks)),
  );
  expect(new Set(inksOf("dusk"))).toEqual(new Set(without("sun", sundownInks)));
});

test("all reused shapes are defined", () => {
  const root = drawing(pageHeaderSketch("day"));
  const uses = [...root.querySelectorAll("use")];

  expect(uses.length).toBeGreaterThan(10);
  for (const use of uses) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    expect(root.getElementById(id)?.localName).toBe("g");
  }
});

test("can be used between double quotes in CSS", () => {
  expect(pageHeaderSketch("day")).not.toMatch(/["#\n]/);
});
