import { useState } from "react";
import type { Entry } from "../../src/content/read/snapshot";
import { isPictureName } from "../../src/content/schema/limits";
import { addedEntry } from "../state/added-files";
import type { Texts } from "../state/edits";
import { endingOf } from "./picture-names";

/** A picture that can be shown. */
export interface KnownPicture {
  /** The address that the browser loads it from. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** By paths in the content folder: `images/hero.jpg`. */
export type KnownPictures = ReadonlyMap<string, KnownPicture>;

/** An address that shows a picture in base64. */
export function dataAddress(path: string, base64: string): string {
  const ending = endingOf(path);
  return `data:image/${ending === "jpg" ? "jpeg" : ending};base64,${base64}`;
}

function knownPictures(entries: readonly Entry[], texts: Texts): KnownPictures {
  const known = new Map<string, KnownPicture>();
  for (const { path, picture } of entries) {
    if (picture) known.set(path, { ...picture, src: path });
  }
  for (const [path, base64] of texts) {
    if (!isPictureName(path)) continue;
    const { width = 0, height = 0 } = addedEntry(path, base64).picture ?? {};
    known.set(path, { src: dataAddress(path, base64), width, height });
  }
  return known;
}

/**
 * All pictures, including those added here; the same map until one of them
 * changes, so that the page isn't rendered again for nothing.
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
