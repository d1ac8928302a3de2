import { imageSize } from "image-size";
import { useState } from "react";
import type { Entry, Picture } from "../../src/content/read/snapshot";
import { isPictureName } from "../../src/content/schema/limits";
import type { Texts } from "../state/edits";
import { endingOf } from "./picture-names";

/** A picture that can be shown. */
export interface KnownPicture {
  /** The address from which the browser gets it. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** By paths in the content folder: `images/hero.jpg`. */
export type KnownPictures = ReadonlyMap<string, KnownPicture>;

/** The bytes of a file in base64, as the editor keeps pictures. */
export const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A picture in base64 as an address that can be shown. */
export function dataAddress(path: string, base64: string): string {
  const ending = endingOf(path);
  return `data:image/${ending === "jpg" ? "jpeg" : ending};base64,${base64}`;
}

function entryOf(path: string, base64: string): Entry {
  const bytes = bytesOf(base64);
  const { type, width, height } = imageSize(bytes);
  const picture: Picture = {
    format: type === "jpg" ? "jpeg" : type,
    width,
    height,
    // It was encoded anew.
    hasLocation: false,
  };
  return { path, kind: "file", size: bytes.length, picture };
}

interface AddedPicture extends KnownPicture {
  readonly base64: string;
  /** What the check knows of it. */
  readonly entry: Entry;
}

/** Each is read once, not at every key. */
const read = new Map<string, AddedPicture>();

/** A picture that was added in the editor. */
export function addedPicture(path: string, base64: string): AddedPicture {
  const before = read.get(path);
  if (before?.base64 === base64) return before;
  const entry = entryOf(path, base64);
  const { width = 0, height = 0 } = entry.picture ?? {};
  const src = dataAddress(path, base64);
  const added = { base64, entry, src, width, height };
  read.set(path, added);
  return added;
}

function knownPictures(entries: readonly Entry[], texts: Texts): KnownPictures {
  const known = new Map<string, KnownPicture>();
  for (const { path, picture } of entries) {
    if (picture) known.set(path, { ...picture, src: path });
  }
  for (const [path, base64] of texts) {
    if (isPictureName(path)) known.set(path, addedPicture(path, base64));
  }
  return known;
}

/**
 * The pictures that there are, those added included; the same map until one of
 * them changes, so that the page isn't drawn again for nothing.
 */
export function useKnownPictures(
  entries: readonly Entry[],
  texts: Texts,
): KnownPictures {
  const found = knownPictures(entries, texts);
  const [pictures, setPictures] = useState(found);
  const isSame =
    found.size === pictures.size &&
    [...found].every(([path, { src }]) => pictures.get(path)?.src === src);
  if (!isSame) setPictures(found);
  return isSame ? pictures : found;
}
