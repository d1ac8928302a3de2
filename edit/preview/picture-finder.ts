import type { FindPicture } from "../../src/page-data/as-queried";
import type { PictureShapes } from "../../src/page-at";
import type { PictureSources } from "../pictures/picture-sources";

const filesOf = (src: string, ratio: number) => ({
  layout: "fullWidth" as const,
  width: 1600,
  height: 1600 / ratio,
  images: { fallback: { src }, sources: [] },
});

const shapes = (src: string, ratio: number): PictureShapes => ({
  wide: filesOf(src, ratio),
  tall: filesOf(src, 0.6),
  poster: filesOf(src, 0.8),
  logo: filesOf(src, 1),
  photo: filesOf(src, ratio),
});

/**
 * Stands in for a photo on another host, from which the editor's page may load
 * nothing: a gray picture that names the host.
 */
function photoOf({ host }: URL) {
  const line = (y: number, words: string) =>
    `<text x="300" y="${y}">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" font-family="sans-serif" font-size="26" fill="#fff" text-anchor="middle"><rect width="600" height="400" fill="#666"/>${line(190, "Photo from")}${line(226, host)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Finds pictures of a content folder in the form that pages expect: the files
 * themselves, which CSS crops where the built site has cropped ones.
 */
export function pictureFinder(
  pictures: PictureSources,
): FindPicture<PictureShapes> {
  return (image) => {
    if (URL.canParse(image)) return shapes(photoOf(new URL(image)), 1.5);
    const picture = pictures.get(image);
    if (!picture) return null;
    // What can't be read as a picture has no size.
    return shapes(picture.src, picture.width / picture.height || 1);
  };
}
