/** @jest-environment node */
import { photoFileName, photoStem } from "../../src/photos/photo-file-name";

const address = "https://images.pexels.com/photos/1/heron.jpeg?w=1600";

test("an address keeps its stem from build to build", () => {
  // `printf %s ADDRESS | sha256sum | cut -c1-32`
  expect(photoStem(address)).toBe("41a7d99575287d7a37b564883cd1b292");
});

test("another size from the same host is another photo", () => {
  expect(photoStem(address.replace("1600", "800"))).not.toBe(
    photoStem(address),
  );
});

test("the file ends as the picture is, not as the address does", () => {
  expect(photoFileName(address, "webp")).toBe(`${photoStem(address)}.webp`);
});

test("an address of any length or script makes a name for a file", () => {
  const long = `https://images.pexels.com/${"Präriewühlmaus/".repeat(500)}`;

  expect(photoStem(long)).toMatch(/^[\da-f]{32}$/);
});
