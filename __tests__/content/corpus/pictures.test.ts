/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check-content";
import {
  edited,
  type Files,
  inWords,
  problemsIn,
  removeFolders,
  writeContent,
} from "../support/content-folder";

afterEach(removeFolders);

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "gray" } });

async function problemsWith(changes: Files) {
  return (await problemsIn(await writeContent(changes))).map(inWords);
}

const named = (image: string) => ({
  "programs.yml": edited("programs.yml", "images/heron.jpg", image),
});
const anyPicture =
  "a file in content/images, or an address on an allowed photo host";
const wholePicture = "a whole JPEG, PNG, WebP or AVIF picture";
const saveAgain =
  "save the picture again from the original, as a JPEG, and upload it anew";

test.each([
  ["images/heron.jpeg", "did you mean images/heron.jpg?"],
  ["images/Heron.jpg", "did you mean images/heron.jpg?"],
  [
    "images/prairie-dog-town.jpg",
    "upload the picture to content/images, or correct the name",
  ],
  [
    "images/site.yml",
    "upload the picture to content/images, or correct the name",
  ],
  ["/images/heron.jpg", "did you mean images/heron.jpg?"],
  ["heron.jpg", "did you mean images/heron.jpg?"],
  [
    "images/../site.yml",
    "write  images/  and the name of a file in content/images",
  ],
  [
    "http://images.pexels.com/1.jpg",
    "did you mean https://images.pexels.com/1.jpg?",
  ],
  [
    "https://example.org/heron.jpg",
    "save the photo in content/images, or take one from images.unsplash.com, images.pexels.com, cdn.pixabay.com, live.staticflickr.com, upload.wikimedia.org",
  ],
])("the name %s", async (name, fix) => {
  expect(await problemsWith(named(name))).toEqual([
    [
      "programs.yml:3:10",
      "programs › Heron Watch › image",
      name,
      anyPicture,
      fix,
    ],
  ]);
});

test("an address on an allowed photo host", async () => {
  const address = "https://images.pexels.com/photos/1/heron.jpeg?w=2000";

  expect(await problemsWith(named(address))).toEqual([]);
});

test("the photos that the build fetches are listed, and no other address", async () => {
  const address = "https://images.pexels.com/photos/1/heron.jpeg?w=2000";
  const folder = await writeContent(named(address));

  expect((await checkContent(folder)).photos).toEqual([
    {
      file: `${folder}/programs.yml`,
      line: 3,
      column: 10,
      path: "programs › Heron Watch › image",
      address,
      minimumWidth: 800,
    },
  ]);
});

test("a picture too small for its card", async () => {
  const changes = {
    "images/heron.jpg": await gray(640, 480).jpeg().toBuffer(),
  };

  expect(await problemsWith(changes)).toEqual([
    [
      "programs.yml:3:10",
      "programs › Heron Watch › image",
      "images/heron.jpg, 640 pixels wide",
      "a picture at least 800 pixels wide",
      "use a larger original; a small one made larger stays blurred",
    ],
  ]);
});

test("a picture too small for the top of the page", async () => {
  const changes = {
    "images/hero.jpg": await gray(1599, 900).jpeg().toBuffer(),
  };

  const problems = await problemsWith(changes);

  expect(problems.map(([place, , found]) => [place, found])).toEqual([
    ["home.yml:5:10", "images/hero.jpg, 1599 pixels wide"],
  ]);
});

test("a picture that the camera turned is as wide as it is seen", async () => {
  const upright = gray(1600, 800).jpeg().withMetadata({ orientation: 6 });
  const changes = { "images/hero.jpg": await upright.toBuffer() };

  const problems = await problemsWith(changes);

  expect(problems.map(([place, , found]) => [place, found])).toEqual([
    ["home.yml:5:10", "images/hero.jpg, 800 pixels wide"],
  ]);
});

test("a picture of another kind than its name says", async () => {
  const changes = { "images/heron.jpg": await gray(800, 600).png().toBuffer() };

  expect(await problemsWith(changes)).toEqual([
    [
      "images/heron.jpg:1:1",
      "images › heron.jpg",
      "a PNG picture named .jpg",
      "a name that ends like the kind of picture it is",
      "delete it, name it heron.png on your computer, upload it again, and write  images/heron.png  after image:",
    ],
  ]);
});

test("a GIF under another name", async () => {
  const changes = { "images/heron.jpg": await gray(800, 600).gif().toBuffer() };

  expect(await problemsWith(changes)).toEqual([
    [
      "images/heron.jpg:1:1",
      "images › heron.jpg",
      "a GIF picture named .jpg",
      "a name that ends like the kind of picture it is",
      "export it as a JPEG, and upload that with a name that ends in .jpg",
    ],
  ]);
});

test.each([
  ["a web page", () => Promise.resolve(Buffer.from("<!doctype html><p>Hello"))],
  ["nothing", () => Promise.resolve(Buffer.alloc(0))],
  [
    "half of a picture",
    async () => {
      const whole = await gray(800, 600).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
])("%s in a picture's file", async (_, content) => {
  const changes = { "images/heron.jpg": await content() };

  expect(await problemsWith(changes)).toEqual([
    [
      "images/heron.jpg:1:1",
      "images › heron.jpg",
      "a file that can't be read as a picture",
      wholePicture,
      saveAgain,
    ],
  ]);
});

const anyKind = "a picture that ends in .jpg, .png, .webp or .avif";
const exportIt = "export it as a JPEG, upload that, and delete this one";

test.each([
  ["clip.gif", "clip.gif, a GIF picture", anyKind, exportIt],
  ["logo.svg", "logo.svg, an SVG drawing", anyKind, exportIt],
  [
    "scan.tif",
    "scan.tif, a picture that browsers don't show",
    anyKind,
    exportIt,
  ],
  [
    "crane.HEIC",
    "crane.HEIC, a HEIC photo, as iPhones take",
    anyKind,
    exportIt,
  ],
  [
    "list.txt",
    "list.txt",
    anyKind,
    "delete it; content/images is for pictures alone",
  ],
  ...[
    ["burn crew 2.jpg", "burn-crew-2.jpg"],
    ["burn (1).JPG", "burn-1.jpg"],
    ["heron~1.jpg", "heron-1.jpg"],
    ["Été 1.dusk.PNG", "ete-1.dusk.png"],
    ["草.webp", "picture.webp"],
  ].map(([name = "", better = ""]) => [
    name,
    name,
    "a picture named with letters, digits and hyphens",
    `delete it, name it ${better} on your computer, upload it again, and write  images/${better}  after image:`,
  ]),
])("a file named %s among the pictures", async (name, found, expected, fix) => {
  expect(await problemsWith({ [`images/${name}`]: "" })).toEqual([
    [`images/${name}:1:1`, `images › ${name}`, found, expected, fix],
  ]);
});

test.each(["burn crew.jpg", "burn-crew.jpg"])(
  "a picture that must be renamed, named %s by an entry, is told once",
  async (name) => {
    const picture = await gray(800, 600).jpeg().toBuffer();
    const problems = await problemsWith({
      "images/burn crew.jpg": picture,
      ...named(`images/${name}`),
    });

    expect(problems.map(([place]) => place)).toEqual([
      "images/burn crew.jpg:1:1",
    ]);
  },
);

test.each([
  ["crane.jpg", "upload that as crane.jpg"],
  [
    "crane.avif",
    "upload that as crane.jpg, and write  images/crane.jpg  after image:",
  ],
])("a HEIC photo named %s", async (name, fix) => {
  const head = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1");

  expect(await problemsWith({ [`images/${name}`]: head })).toEqual([
    [
      `images/${name}:1:1`,
      `images › ${name}`,
      `a HEIC photo, as iPhones take, named ${path.extname(name)}`,
      wholePicture,
      `delete it, export the photo as a JPEG, and ${fix}`,
    ],
  ]);
});

test("a picture of 26 MB, which is not read", async () => {
  const changes = { "images/heron.jpg": Buffer.alloc(26 * 1024 * 1024) };

  expect(await problemsWith(changes)).toEqual([
    [
      "images/heron.jpg:1:1",
      "images › heron.jpg",
      "26 MB",
      "a picture of at most 25 MB",
      "save it smaller, 3,000 pixels wide at most, and upload it again under the same name",
    ],
  ]);
});

test("pictures for dusk beside those for daylight", async () => {
  const dusk = await gray(800, 600).jpeg().toBuffer();

  expect(await problemsWith({ "images/heron.dusk.jpg": dusk })).toEqual([]);
});

test("a picture for dusk alone", async () => {
  const dusk = await gray(800, 600).jpeg().toBuffer();

  expect(await problemsWith({ "images/crane.dusk.jpg": dusk })).toEqual([
    [
      "images/crane.dusk.jpg:1:1",
      "images › crane.dusk.jpg",
      "crane.dusk.jpg without crane.jpg",
      "the picture for daylight beside the one for dusk",
      "add crane.jpg, or remove this one",
    ],
  ]);
});

test.each([
  [810, 600],
  [800, 610],
])("a picture for dusk of %i × %i pixels", async (width, height) => {
  const dusk = await gray(width, height).jpeg().toBuffer();

  expect(await problemsWith({ "images/heron.dusk.jpg": dusk })).toEqual([
    [
      "images/heron.dusk.jpg:1:1",
      "images › heron.dusk.jpg",
      `${width} × ${height} pixels`,
      "800 × 600 pixels, like heron.jpg",
      "save both pictures in the same size",
    ],
  ]);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a picture in %s",
  async (kind) => {
    const picture = await gray(900, 600).toFormat(kind).toBuffer();
    const name = `images/heron.${kind}`;

    expect(await problemsWith({ ...named(name), [name]: picture })).toEqual([]);
  },
);
