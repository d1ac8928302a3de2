import type { Entry } from "../../src/content/read/snapshot";
import { isPictureName } from "../../src/content/schema/upload-names";
import { addressOf } from "../encoding";
import { addedEntry } from "../state/added-files";
import type { Texts } from "../state/texts";
import { useSame } from "../use-same";
import { pictureTypeOf } from "./picture-names";

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
export const dataAddress = (path: string, base64: string) =>
  `data:${pictureTypeOf(path)};base64,${base64}`;

function knownPictures(entries: readonly Entry[], texts: Texts): KnownPictures {
  const known = new Map<string, KnownPicture>();
  for (const { path, picture } of entries) {
    if (picture) known.set(path, { ...picture, src: addressOf(path) });
  }
  for (const [path, base64] of texts) {
    if (!isPictureName(path)) continue;
    const { width = 0, height = 0 } = addedEntry(path, base64).picture ?? {};
    known.set(path, { src: dataAddress(path, base64), width, height });
  }
  return known;
}

const areSame = (some: KnownPictures, others: KnownPictures) =>
  some.size === others.size &&
  [...some].every(([path, { src }]) => others.get(path)?.src === src);

/** All pictures, including those added here; the same map until one changes. */
export const useKnownPictures = (entries: readonly Entry[], texts: Texts) =>
  useSame(knownPictures(entries, texts), areSame);
