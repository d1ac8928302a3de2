/** @jest-environment node */
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasPhoto, savePhoto } from "../../src/photos/photo-cache";
import { photoFileName } from "../../src/photos/photo-file-name";
import type { Photo } from "../../src/photos/inspect-photo";
import { draw, half, photograph } from "./pictures";

const address = "https://images.pexels.com/photos/1/heron.jpeg";
const name = photoFileName(address, "jpg");

let photo: Photo;
let folder: string;

beforeAll(async () => {
  photo = { bytes: await photograph(), type: "jpg", width: 960, height: 640 };
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "photos-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("a saved photo is there, under its address's name alone", async () => {
  await savePhoto(folder, address, photo);

  expect(await hasPhoto(folder, address, 800)).toBe(true);
  expect(await readdir(folder)).toEqual([name]);
  expect(await readFile(path.join(folder, name))).toEqual(photo.bytes);
});

test("another address has no photo yet", async () => {
  await savePhoto(folder, address, photo);

  expect(await hasPhoto(folder, `${address}?w=1600`, 800)).toBe(false);
});

test("a folder that is not there holds nothing", async () => {
  expect(await hasPhoto(path.join(folder, "missing"), address, 800)).toBe(
    false,
  );
});

test.each([
  ["cut off", () => half(photo.bytes)],
  ["empty", () => Buffer.alloc(0)],
  ["a web page", () => Buffer.from("<!doctype html>")],
  ["one pixel too narrow", () => photograph({ width: 799, height: 900 })],
  ["another kind than its name", () => draw().png().toBuffer()],
])("a file that is %s is no photo", async (_what, make) => {
  await writeFile(path.join(folder, name), await make());

  expect(await hasPhoto(folder, address, 800)).toBe(false);
});

test("what a killed build left half-written is no photo", async () => {
  await writeFile(path.join(folder, `${name}.1.partial`), photo.bytes);

  expect(await hasPhoto(folder, address, 800)).toBe(false);
});

test("a photo takes the place of a broken one", async () => {
  await writeFile(path.join(folder, name), half(photo.bytes));

  await savePhoto(folder, address, photo);

  expect(await readFile(path.join(folder, name))).toEqual(photo.bytes);
});

test("a photo takes the place of one of another kind", async () => {
  await writeFile(path.join(folder, photoFileName(address, "png")), "broken");

  await savePhoto(folder, address, photo);

  expect(await readdir(folder)).toEqual([name]);
});

test("two builds that save one photo at once leave one photo", async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => savePhoto(folder, address, photo)),
  );

  expect(await readdir(folder)).toEqual([name]);
  expect(await hasPhoto(folder, address, 800)).toBe(true);
});

test("a photo that can't be put in place leaves nothing and is told", async () => {
  // A folder, and not an empty one, can't be replaced by a file.
  const inTheWay = path.join(folder, name);
  await savePhoto(folder, `${address}#other`, photo);
  const before = await readdir(folder);
  await mkdir(path.join(inTheWay, "inside"), { recursive: true });

  await expect(savePhoto(folder, address, photo)).rejects.toThrow(name);
  expect((await readdir(folder)).sort()).toEqual([...before, name].sort());
});
