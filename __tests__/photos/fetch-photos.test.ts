/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PhotoReference } from "../../src/content/problem";
import { fetchPhotos } from "../../src/photos/fetch-photos";
import { photoFileName } from "../../src/photos/photo-file-name";
import { type PhotoHost, serve, startPhotoHost, status } from "./photo-host";
import { photograph } from "./pictures";

let photo: Buffer;
let host: PhotoHost;
let folder: string;
let busy = 0;
let busiest = 0;

/** Answers late enough for others to come in meanwhile. */
const late: RequestListener = (request, response) => {
  busy += 1;
  busiest = Math.max(busiest, busy);
  setTimeout(() => {
    busy -= 1;
    serve(photo)(request, response);
  }, 20);
};

const latePaths = Array.from({ length: 10 }, (_, index) => `/late/${index}`);

beforeAll(async () => {
  photo = await photograph();
});

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "photos-")), "photos");
  host = await startPhotoHost({
    "/heron": serve(photo),
    "/crane": serve(photo),
    "/page": serve("<html><title>Gone</title></html>"),
    "/down": status(503),
    ...Object.fromEntries(latePaths.map((address) => [address, late])),
  });
});

afterEach(async () => {
  await host.close();
  await rm(path.dirname(folder), { recursive: true });
});

const reference = (
  photoPath: string,
  place: Partial<PhotoReference> = {},
): PhotoReference => ({
  address: host.origin + photoPath,
  file: "content/programs.yml",
  line: 14,
  column: 12,
  path: "programs › Wildlife Monitoring › image",
  minimumWidth: 800,
  ...place,
});

const fetched = (...references: PhotoReference[]) =>
  fetchPhotos(references, {
    folder,
    isAllowed: host.isAllowed,
    pauses: [1],
  });

const fileOf = ({ address }: PhotoReference) => photoFileName(address, "jpg");

test("brings each photo into the folder", async () => {
  const references = [reference("/heron"), reference("/crane")];

  expect(await fetched(...references)).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(references.map(fileOf).sort());
});

test("makes the folder even if nothing is named", async () => {
  expect(await fetched()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test("asks once for a photo named twice", async () => {
  await fetched(reference("/heron"), reference("/heron", { line: 20 }));

  expect(host.requests).toEqual(["/heron"]);
});

test("asks for nothing the second time", async () => {
  await fetched(reference("/heron"), reference("/crane"));
  host.requests.length = 0;

  expect(await fetched(reference("/heron"), reference("/crane"))).toEqual([]);
  expect(host.requests).toEqual([]);
});

test("does without the host where the photo is kept", async () => {
  await fetched(reference("/heron"));
  await host.close();

  expect(await fetched(reference("/heron"))).toEqual([]);
});

test("names the place in the content where the host is down", async () => {
  const named = reference("/heron");
  await host.close();

  expect(await fetched(named)).toEqual([
    {
      file: "content/programs.yml",
      line: 14,
      column: 12,
      path: "programs › Wildlife Monitoring › image",
      found: `${named.address} (the host took no connection)`,
      expected: "a JPEG, PNG, WebP or AVIF photo",
      fix: "try again later, or save the photo in content/images and write images/NAME",
    },
  ]);
});

test("fetches a broken copy again", async () => {
  const named = reference("/heron");
  await fetched(named);
  await writeFile(path.join(folder, fileOf(named)), photo.subarray(0, 900));

  expect(await fetched(named)).toEqual([]);
  expect(host.requests).toEqual(["/heron", "/heron"]);
});

test("does not trust a broken copy where the host is down", async () => {
  const named = reference("/heron");
  await fetched(named);
  await writeFile(path.join(folder, fileOf(named)), photo.subarray(0, 900));
  await host.close();

  expect(await fetched(named)).toHaveLength(1);
});

test("tells every problem at every place, in the content's order", async () => {
  const problems = await fetched(
    reference("/down", { file: "content/home.yml", line: 4 }),
    reference("/missing", { line: 8 }),
    reference("/heron", { line: 12 }),
    reference("/page", { line: 16 }),
    reference("/missing", { line: 20 }),
  );

  expect(
    problems.map(({ file, line, found }) => `${file}:${line} ${found}`),
  ).toEqual([
    `content/home.yml:4 ${host.origin}/down (the host answered 503 Service Unavailable)`,
    `content/programs.yml:8 ${host.origin}/missing (the host answered 404 Not Found)`,
    `content/programs.yml:16 ${host.origin}/page (a web page, not a picture)`,
    `content/programs.yml:20 ${host.origin}/missing (the host answered 404 Not Found)`,
  ]);
  expect(host.requests.filter((asked) => asked === "/missing")).toHaveLength(1);
});

test("keeps the good photos of a failed build for the next", async () => {
  await fetched(reference("/missing"), reference("/heron"));

  expect(await readdir(folder)).toEqual([fileOf(reference("/heron"))]);
});

describe("a photo too narrow for one of its places", () => {
  const places = () => [
    reference("/heron"),
    reference("/heron", { file: "content/home.yml", minimumWidth: 961 }),
    reference("/heron", { minimumWidth: 960 }),
  ];

  test("is a problem there, and nowhere else", async () => {
    const problems = await fetched(...places());

    expect(
      problems.map(({ file, found, expected }) => [file, found, expected]),
    ).toEqual([
      [
        "content/home.yml",
        `${host.origin}/heron (960 × 640 pixels)`,
        "a photo at least 961 pixels wide",
      ],
    ]);
    expect(host.requests).toEqual(["/heron"]);
  });

  test("is asked for again, as the host may have a wider one by now", async () => {
    await fetched(reference("/heron"));

    expect(await fetched(...places())).toHaveLength(1);
    expect(host.requests).toEqual(["/heron", "/heron"]);
  });
});

test("asks for four photos at a time, never more", async () => {
  const problems = await fetched(...latePaths.map((late) => reference(late)));

  expect(problems).toEqual([]);
  expect(host.requests).toHaveLength(10);
  expect(busiest).toBe(4);
});

test("throws when the disk takes no photo", async () => {
  await writeFile(folder, "a file in the folder's place");

  await expect(fetched(reference("/heron"))).rejects.toThrow("EEXIST");
  expect(host.requests).toEqual([]);
});
