import { isPictureName } from "../../src/content/schema/upload-names";
import { addressOf } from "../encoding";
import { addedEntry } from "../state/added-files";
import type { ContentFolder } from "../state/texts";
import { useSame } from "../use-same";
import { pictureTypeOf } from "./picture-names";

/** Where the browser loads a picture from. */
interface PictureSource {
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** By paths in the content folder: `images/hero.jpg`. */
export type PictureSources = ReadonlyMap<string, PictureSource>;

/** An address that shows a picture in base64. */
export const dataAddress = (path: string, base64: string) =>
  `data:${pictureTypeOf(path)};base64,${base64}`;

function pictureSources({ texts, otherFiles }: ContentFolder): PictureSources {
  const sources = new Map<string, PictureSource>();
  for (const { path, picture } of otherFiles.entries) {
    if (picture) sources.set(path, { ...picture, src: addressOf(path) });
  }
  for (const [path, base64] of texts) {
    if (!isPictureName(path)) continue;
    const { width = 0, height = 0 } = addedEntry(path, base64).picture ?? {};
    sources.set(path, { src: dataAddress(path, base64), width, height });
  }
  return sources;
}

const areSame = (some: PictureSources, others: PictureSources) =>
  some.size === others.size &&
  [...some].every(([path, { src }]) => others.get(path)?.src === src);

/** All pictures, including those added here; the same map until one changes. */
export const usePictureSources = (folder: ContentFolder) =>
  useSame(pictureSources(folder), areSame);
