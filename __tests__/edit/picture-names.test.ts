import {
  newPicturePath,
  pictureTypeOf,
} from "../../edit/pictures/picture-names";

const path = (name: string, ...taken: string[]) =>
  newPicturePath(name, (one) => taken.includes(one));

test.each([
  ["Burn crew.HEIC", "images/burn-crew.jpg"],
  ["burn-crew.jpeg", "images/burn-crew.jpg"],
  ["Map of the trail.PNG", "images/map-of-the-trail.png"],
  ["v1.2 pond.webp", "images/v1-2-pond.jpg"],
])("a picture chosen as %j becomes %s", (name, expected) => {
  expect(path(name)).toBe(expected);
});

test("a name that cameras give becomes the time", () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 4, 2, 9, 30) });

  for (const name of ["IMG_0001.HEIC", "image.jpg", "20260502.jpg"]) {
    expect(path(name)).toBe("images/photo-20260502093000.jpg");
  }
  jest.useRealTimers();
});

test("a name that is taken gets a number", () => {
  expect(path("pond.jpg", "images/pond.jpg")).toBe("images/pond-2.jpg");
  expect(path("pond.jpg", "images/pond.jpg", "images/pond-2.jpg")).toBe(
    "images/pond-3.jpg",
  );
});

test("a picture's own name never ends like a picture at dusk", () => {
  expect(path("pond.dusk.jpg")).toBe("images/pond.jpg");
});

test.each([
  ["images/heron.JPG", "image/jpeg"],
  ["images/heron.jpeg", "image/jpeg"],
  ["images/heron.dusk.png", "image/png"],
])("the type of %s is %s", (path, type) => {
  expect(pictureTypeOf(path)).toBe(type);
});
