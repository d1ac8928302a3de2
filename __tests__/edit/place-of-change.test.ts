import { placeOfChange } from "../../edit/workspace/place-of-change";
import { withChanges } from "../../edit/store/texts";

const home = `hero:\n  heading: Home\n  image: images/oak.jpg\n`;

const texts = new Map([
  ["home.yml", home],
  ["images/elm.jpg", "elm"],
  ["images/oak.jpg", "oak"],
]);

test.each([
  ["images/oak.jpg", null, { path: "home.yml", keys: ["hero", "image"] }],
  ["images/oak.dusk.jpg", "new", { path: "home.yml", keys: ["hero", "image"] }],
  ["images/elm.jpg", null, { path: "images" }],
  ["home.yml", home.replace("Home", "Hi"), { keys: ["hero", "heading"] }],
  [
    "home.yml",
    home.replace(/ {2}heading.*\n/, ""),
    { keys: ["hero", "heading"] },
  ],
  ["home.yml", `${home}  alt: An oak\n`, { keys: ["hero", "alt"] }],
])("a change of %s to %j is where it is seen", (path, text, place) => {
  const after = withChanges(texts, [{ path, text }]);

  expect(placeOfChange(texts, after)).toMatchObject(place);
});

test("when nothing changed, there is no place", () => {
  expect(placeOfChange(texts, texts)).toBeUndefined();
});
