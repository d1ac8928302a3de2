import { isPictureName } from "../../src/content/schema/upload-names";
import { addressOf } from "../store/encoding";
import { type ContentFolder, unreadHash } from "../store/texts";
import { uploadIn } from "../state/uploads";
import { useSame } from "../components/use-same";
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

/**
 * An address that shows a picture. The server of `npm run edit` needs the hash
 * if the picture isn't in the folder anymore.
 *
 * @param text what the editor keeps of it
 */
export function pictureAddress(path: string, text: string) {
  const hash = unreadHash(text);
  return hash === undefined
    ? `data:${pictureTypeOf(path)};base64,${text}`
    : `${addressOf(path)}?${hash}`;
}

function pictureSources(folder: ContentFolder): PictureSources {
  const sources = new Map<string, PictureSource>();
  for (const [path, text] of folder.texts) {
    if (!isPictureName(path)) continue;
    const { width = 0, height = 0 } =
      uploadIn(folder, path, text).picture ?? {};
    sources.set(path, { src: pictureAddress(path, text), width, height });
  }
  return sources;
}

const areSame = (some: PictureSources, others: PictureSources) =>
  some.size === others.size &&
  [...some].every(([path, { src }]) => others.get(path)?.src === src);

/** All pictures, including those added here; the same map until one changes. */
export const usePictureSources = (folder: ContentFolder) =>
  useSame(pictureSources(folder), areSame);
