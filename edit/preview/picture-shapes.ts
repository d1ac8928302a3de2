import type { FindPicture } from "../../src/page-data/as-queried";
import type { PictureShapes } from "../../src/page-data/page-at";
import type { Entry } from "../../src/content/read/snapshot";

const filesOf = (src: string, ratio: number) => ({
  layout: "fullWidth" as const,
  width: 1600,
  height: 1600 / ratio,
  images: { fallback: { src }, sources: [] },
});

/**
 * Finds the pictures of a content folder as the pages expect them: the files
 * themselves, which the pages crop where the built site has cropped ones.
 */
export function pictureFinder(
  entries: readonly Entry[],
): FindPicture<PictureShapes> {
  const pictures = new Map(
    entries.map(({ path, picture }) => [path, picture] as const),
  );
  return (image) => {
    if (image.startsWith("https://")) return shapes(image, 1.5);
    const picture = pictures.get(image);
    return picture ? shapes(image, picture.width / picture.height) : null;
  };
}

const shapes = (src: string, ratio: number): PictureShapes => ({
  wide: filesOf(src, ratio),
  tall: filesOf(src, 0.6),
  poster: filesOf(src, 0.8),
  photo: filesOf(src, ratio),
});
