import type { FindPicture } from "../../src/page-data/as-queried";
import type { PictureShapes } from "../../src/page-at";
import type { KnownPictures } from "../pictures/known-pictures";

const filesOf = (src: string, ratio: number) => ({
  layout: "fullWidth" as const,
  width: 1600,
  height: 1600 / ratio,
  images: { fallback: { src }, sources: [] },
});

const shapes = (src: string, ratio: number): PictureShapes => ({
  wide: filesOf(src, ratio),
  tall: filesOf(src, 0.6),
  portrait: filesOf(src, 0.45),
  poster: filesOf(src, 0.8),
  mark: filesOf(src, 1),
  photo: filesOf(src, ratio),
});

/**
 * Finds pictures of a content folder in the form that pages expect: the files
 * themselves, which CSS crops where the built site has cropped ones.
 */
export function pictureFinder(
  pictures: KnownPictures,
): FindPicture<PictureShapes> {
  return (image) => {
    if (image.startsWith("https://")) return shapes(image, 1.5);
    const picture = pictures.get(image);
    return picture ? shapes(picture.src, picture.width / picture.height) : null;
  };
}
