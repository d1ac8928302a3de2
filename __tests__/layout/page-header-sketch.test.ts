import { pageHeaderSketch } from "../../src/layout/page-header-sketch";
import {
  dawnInks,
  type SketchInks,
  sundownInks,
} from "../../src/theme/sketch-inks";

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
  const { documentElement: root } = drawing(pageHeaderSketch("day"));

  expect(root.nodeName).toBe("svg");
  expect(root.getAttribute("viewBox")).toBe("0 0 640 348");
  expect(root.getAttribute("preserveAspectRatio")).toBe("xMidYMax slice");
});

/** The inks that a drawing is printed with. */
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

test("each hour has its own inks, and the sun sets in its glow", () => {
  const without = (name: string, inks: SketchInks) =>
    Object.entries(inks).flatMap(([key, ink]) => (key === name ? [] : [ink]));

  expect(new Set(inksOf("day"))).toEqual(
    new Set(without("glowNear", dawnInks)),
  );
  expect(new Set(inksOf("dusk"))).toEqual(new Set(without("sun", sundownInks)));
});

test("after sundown it is the same land, under a lower and wider sun", () => {
  const paths = (hour: "day" | "dusk") =>
    [...drawing(pageHeaderSketch(hour)).querySelectorAll("path")].map((path) =>
      path.getAttribute("d"),
    );
  const [day, dusk] = [paths("day"), paths("dusk")];
  const moved = day.flatMap((path, index) =>
    path === dusk[index] ? [] : [[path, dusk[index]]],
  );

  expect(dusk).toHaveLength(day.length);
  expect(moved).toEqual([
    ["M438 242a32 34 0 0 1 64 0z", "M426 242a44 22 0 0 1 88 0z"],
  ]);
});

test("all it draws again is drawn once", () => {
  const root = drawing(pageHeaderSketch("day"));
  const uses = [...root.querySelectorAll("use")];

  expect(uses.length).toBeGreaterThan(10);
  for (const use of uses) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    expect(root.getElementById(id)?.localName).toBe("g");
  }
});

test("can stand between double quotes in a style", () => {
  expect(pageHeaderSketch("day")).not.toMatch(/["#\n]/);
});
