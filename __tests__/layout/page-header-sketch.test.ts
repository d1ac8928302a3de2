/** @jest-environment jsdom */
import { headerPictures } from "../../src/content/schema/header-pictures";
import { pageHeaderSketch } from "../../src/layout/page-header-sketch";

/** The shapes of the SVG in a data URL. */
function shapes(address: string) {
  const [scheme, data = ""] = address.split(/,(.*)/s);
  expect(scheme).toBe("data:image/svg+xml");
  const drawing = new DOMParser().parseFromString(
    decodeURIComponent(data),
    "image/svg+xml",
  );
  expect(drawing.documentElement.localName).toBe("svg");
  return [...drawing.querySelectorAll("path")];
}

const inksOf = (address: string) =>
  shapes(address).map(
    (shape) => shape.getAttribute("fill") ?? shape.getAttribute("stroke"),
  );

test.each(headerPictures)(
  "%s has the same shapes in other colors at dusk",
  (name) => {
    const [day, dusk] = (["day", "dusk"] as const).map((hour) =>
      pageHeaderSketch(name, hour),
    );
    const pathsOf = (address = "") =>
      shapes(address).map((shape) => shape.getAttribute("d"));
    expect(pathsOf(day)).toEqual(pathsOf(dusk));

    const inks = inksOf(day ?? "");
    expect(inks.join("")).toMatch(/^(?:#[0-9a-f]{3})+$/);
    const duskInks = inksOf(dusk ?? "");
    expect(inks.filter((ink, index) => ink === duskInks[index])).toEqual([]);
  },
);

test("each has something of its own", () => {
  const drawings = headerPictures.map((name) => pageHeaderSketch(name, "day"));
  expect(new Set(drawings).size).toBe(headerPictures.length);
});

test("can be used between double quotes in CSS", () => {
  expect(pageHeaderSketch("fence", "day")).not.toMatch(/["#\n]/);
});
