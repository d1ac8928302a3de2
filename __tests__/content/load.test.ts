import { rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { checkContent } from "../../src/content/load/check-content";
import {
  type Files,
  commit,
  edited,
  problemsIn,
  writeContent,
} from "./support/content-folder";
import { temporaryFolder } from "../setup/temporary-folder";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "gray" } });

/** The problems in the sample content with some files replaced. */
async function problemsWith(files: Files) {
  const problems = await problemsIn(await writeContent(files));
  return problems.map(({ file, found, fix }) => `${file}: ${found} → ${fix}`);
}

test("reports a missing folder, and a file instead of one", async () => {
  const file = path.join(await temporaryFolder(), "content");
  await writeFile(file, "");
  for (const folder of ["/nowhere/at-all", file]) {
    const { problems, content } = await checkContent(folder);
    expect(problems.map(({ found }) => found)).toEqual([
      "no folder that can be read",
    ]);
    expect(content).toBeUndefined();
  }
});

test("reports hidden folders without reading them", async () => {
  const folder = await writeContent({
    ".a/site.yml": edited("site.yml", "Prairie Friends", "Somebody Else"),
    "pages/.b/about.mdx": "",
    ".DS_Store": "",
    "images/Thumbs.db": "",
  });
  const { problems, content } = await checkContent(folder);

  expect(problems.map(({ file }) => path.relative(folder, file))).toEqual([
    ".a",
    "pages/.b",
  ]);
  expect(content).toBeUndefined();
});

test("does not follow links", async () => {
  const folder = await writeContent({ "impact.yml": null });
  await symlink("/etc/hostname", path.join(folder, "impact.yml"));

  expect(
    (await problemsIn(folder)).map(({ file, found }) => [file, found]),
  ).toEqual([
    [
      "impact.yml",
      "a link, or something else that is neither a file nor a folder",
    ],
  ]);
});

test("reports the place where a text is not UTF-8", async () => {
  const text = edited("impact.yml", "Our yearly", "Our jährliche");
  const problems = await problemsIn(
    await writeContent({ "impact.yml": Buffer.from(text, "latin1") }),
  );

  expect(
    problems.map(({ line, column, found }) => [line, column, found]),
  ).toEqual([[11, 16, "bytes that are not UTF-8 text"]]);
});

const bytes = (text: string) => Buffer.from(text, "latin1");
const draw = (format: "png" | "gif" | "jpeg") =>
  plain(800, 600).toFormat(format).toBuffer();

async function halfAPicture() {
  const whole = await draw("jpeg");
  return whole.subarray(0, whole.length / 2);
}

const unreadable = "a file that can't be read as a picture";

test.each([
  ["PNG", "a PNG picture named .jpg", () => draw("png")],
  ["GIF", "a GIF picture named .jpg", () => draw("gif")],
  // These are recognized by their first bytes, without decoding them.
  ["SVG", "an SVG picture named .jpg", () => bytes("<?xml ?>\n<svg>")],
  ["HEIC", "a HEIC picture named .jpg", () => bytes("\0\0\0\u0018ftypheic\0")],
  ["TIFF", "a TIFF picture named .jpg", () => bytes("II*\0\b\0\0\0")],
  ["a web page", unreadable, () => bytes("<!doctype html><p>Hello")],
  ["nothing", unreadable, () => bytes("")],
  ["a truncated upload", unreadable, halfAPicture],
])("of a picture's file with %s, says: %s", async (_, found, picture) => {
  expect(await problemsWith({ "images/heron.jpg": await picture() })).toEqual([
    expect.stringContaining(`images/heron.jpg: ${found} →`),
  ]);
});

test("reports a picture of more than 40 megapixels", async () => {
  const picture = await plain(8000, 5001).jpeg().toBuffer();

  expect(await problemsWith({ "images/field.jpg": picture })).toEqual([
    expect.stringContaining("8000 × 5001 pixels →"),
  ]);
});

const latitude = { GPSLatitudeRef: "N", GPSLatitude: "42/1 1/1 0/1" };
const longitude = { GPSLongitudeRef: "W", GPSLongitude: "93/1 1/1 0/1" };

const xmpWith = (name: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:${name}="93,1.0W"/></rdf:RDF></x:xmpmeta>`;

const saysWhere = [
  expect.stringContaining("a photo that says where it was taken →"),
];

test.each(["jpg", "png", "webp"] as const)(
  "reports a position in the metadata of a .%s, and nothing else in it",
  async (format) => {
    const file = `images/heron.${format}`;
    const photo = () => plain(800, 600).toFormat(format);
    const problemsOf = async (picture: Sharp) =>
      problemsWith({
        "images/heron.jpg": null,
        [file]: await picture.toBuffer(),
        "programs.yml": edited("programs.yml", "images/heron.jpg", file),
      });

    for (const picture of [
      photo().withExif({ IFD3: latitude }),
      photo().withXmp(xmpWith("GPSLongitude")),
    ]) {
      expect(await problemsOf(picture)).toEqual(saysWhere);
    }
    const other = photo()
      .withExif({ IFD0: { Artist: "Ann Lee" }, IFD3: { GPSMapDatum: "WGS" } })
      .withXmp(xmpWith("GPSMapDatum"));
    expect(await problemsOf(other)).toEqual([]);
  },
);

test("reports half a position, that of what a photo shows, and as drones spell it", async () => {
  const photo = () => plain(800, 600).jpeg();
  const half = await photo().withExif({ IFD3: longitude }).toBuffer();
  const shown = Buffer.from(half);
  const destination = 0x16;
  shown.writeUInt8(destination, shown.indexOf(Buffer.from([4, 0, 5, 0, 3, 0])));
  const written = ["GPSDestLatitude", "GpsLongtitude"].map((name) =>
    photo().withXmp(xmpWith(name)).toBuffer(),
  );

  for (const picture of [half, shown, ...(await Promise.all(written))]) {
    expect(await problemsWith({ "images/heron.jpg": picture })).toEqual(
      saysWhere,
    );
  }
});

/** A PDF with compressed objects. */
const withObjects = (objects: Buffer) =>
  Buffer.concat([
    Buffer.from(
      "%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode/First 4/N 1/Type/ObjStm>>stream\n",
    ),
    objects,
    Buffer.from("\nendstream\nendobj\n%%EOF\n"),
  ]);

const script = "<</S /JavaScript /JS (app.alert(1))>>";
const runs = "a PDF that runs a script or another program";
const locked = "a PDF that can't be checked, such as one with a password";

test.each([
  ["a PDF", "%PDF-1.4\n%%EOF\n", []],
  ["a text", "Trail map %%EOF", ["a file that isn't a PDF"]],
  ["half a PDF", "%PDF-1.4\n1 0 obj", ["an incomplete PDF"]],
  [
    "a large one",
    `%PDF-1.4${" ".repeat(2 ** 21 * 10)}%%EOF`,
    ["a PDF of 20.1 MB"],
  ],
  ["a script", `%PDF-1.4\n${script}%%EOF`, [runs]],
  ["a coded script", "%PDF-1.4<</S/J#61v#61Script>>%%EOF", [runs]],
  ["another program", "%PDF-1.4<</S\n/Launch/F(cmd)>>%%EOF", [runs]],
  ["a compressed script", withObjects(deflateSync(`1 0 ${script}`)), [runs]],
  ["compressed objects", withObjects(deflateSync("1 0 <<>>")), []],
  ["encrypted objects", withObjects(Buffer.from("?".repeat(50))), [locked]],
  ["a bomb", withObjects(deflateSync(Buffer.alloc(2 ** 28))), [locked]],
  ["a link", "%PDF-1.4<</S/URI/URI(https://a.org/JavaScript)>>%%EOF", []],
])("checks the bytes of a document: %s", async (_, bytes, found) => {
  const link = "(/documents/map.pdf)";
  const folder = await writeContent({
    "documents/map.pdf": bytes,
    "pages/about.mdx": edited(
      "pages/about.mdx",
      "(/privacy-policy#what-we-keep)",
      link,
    ),
  });

  const problems = await problemsIn(folder);
  expect(problems.map((problem) => problem.found)).toEqual(found);
});

test("measures the width of a rotated picture as displayed", async () => {
  const upright = plain(1600, 800).jpeg().withMetadata({ orientation: 6 });

  expect(
    await problemsWith({ "images/garden.jpg": await upright.toBuffer() }),
  ).toEqual([
    expect.stringContaining("home.yml: images/garden.jpg, 800 pixels wide →"),
  ]);
});

test("lists the photos of a page, each once, and the URLs to fetch", async () => {
  const address = "https://images.pexels.com/photos/1/heron.jpeg?w=2000";
  const photo = `<Photo image="${address}" alt="A heron in the reeds" />`;
  const other = '<Photo image="images/seed.jpg" alt="Hands full of seed" />';
  const text = [photo, other, photo].join("\n\n");
  const page = edited("pages/about.mdx", "We restore prairie.", text).replace(
    "---\n",
    `---\nimage: "${address}"\n`,
  );
  const folder = await writeContent({ "pages/about.mdx": page });
  const { content, photos } = await checkContent(folder);

  const about = content?.pages.find(({ path }) => path === "/about");
  expect(about?.photos).toEqual([
    { image: address },
    { image: "images/seed.jpg" },
  ]);
  const place = { file: `${folder}/pages/about.mdx`, address };
  const inText = {
    ...place,
    column: 15,
    where: "about › Mission › Photo › image",
    minimumWidth: 640,
  };
  expect(photos).toMatchObject([
    {
      ...place,
      line: 2,
      column: 8,
      where: "about › image",
      minimumWidth: 1600,
    },
    { ...inText, line: 11 },
    { ...inText, line: 15 },
  ]);
});

test.each([
  ["/favicon%2Esvg", 0],
  ["/favourite.svg", 1],
])("%s: a link to a static file must lead to one", async (address, count) => {
  const link = "/privacy-policy#what-we-keep";
  const page = edited("pages/about.mdx", link, address);
  const folder = await writeContent({ "pages/about.mdx": page });

  expect(await problemsIn(folder)).toHaveLength(count);
});

test("compares addresses with those of the last commit", async () => {
  const links = (addresses: string) => ({
    "pages/links.mdx": `---\ntitle: Links\ndescription: A page with an address, and with a description of some length.\n---\n\n${addresses} and [us](/about).\n`,
  });
  const folder = await writeContent(links("https://iowadnr.gov"));
  const file = (name: string) => path.join(folder, "pages", name);
  const warned = async () => {
    const { warnings } = await checkContent(folder, { environment: {} });
    return warnings.map((each) => [path.basename(each.file), each.found]);
  };
  expect(await warned()).toEqual([]);
  commit(folder);
  expect(await warned()).toEqual([]);

  await rename(file("links.mdx"), file("walks.mdx"));
  expect(await warned()).toEqual([]);
  const text = links("https://iowadnr.gov, https://new.test/a");
  await writeFile(file("walks.mdx"), text["pages/links.mdx"]);
  expect(await warned()).toEqual([
    ["walks.mdx", "https://new.test/a, a new address on another site"],
  ]);
  commit(folder);
  expect(await warned()).toEqual([]);
});
