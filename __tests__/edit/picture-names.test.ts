import { newPicturePath } from "../../edit/pictures/picture-names";

jest.useFakeTimers({ now: Date.UTC(2026, 4, 2, 9, 30) });

const taken = ["images/oak.jpg", "images/pond.jpg", "images/pond-2.jpg"];
const isTaken = (path: string) => taken.includes(path);

test.each([
  ["Burn crew.HEIC", "images/burn-crew.jpg"],
  ["Map of the trail.PNG", "images/map-of-the-trail.png"],
  ["v1.2 river.webp", "images/v1-2-river.jpg"],
  // Only a version of a picture for dusk may end like one.
  ["river.dusk.jpg", "images/river.jpg"],
  // These are taken.
  ["pond.jpg", "images/pond-3.jpg"],
  // Cameras give these names to many pictures, so the time becomes the name.
  ["IMG_0001.HEIC", "images/photo-20260502093000.jpg"],
  ["image.jpg", "images/photo-20260502093000.jpg"],
  ["20260502.jpg", "images/photo-20260502093000.jpg"],
])("a picture chosen as %s becomes %s", (chosen, path) => {
  expect(newPicturePath(chosen, isTaken)).toBe(path);
});
