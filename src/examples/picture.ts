import type {
  CreditedPicture,
  PictureFiles,
  Renditions,
} from "../components/picture";

/** Image data whose files have this name. */
export function imageOf(name: string): PictureFiles {
  return {
    width: 1,
    height: 0.8,
    images: {
      sources: [{ type: "image/avif", srcSet: `/${name}.avif 480w` }],
      fallback: {
        src: `/${name}.1600.webp`,
        srcSet: `/${name}.480.webp 480w,\n/${name}.webp 960w,\n/${name}.1600.webp 1600w`,
      },
    },
  };
}

export const image = imageOf("a");

/** For portrait windows. */
export const tall: Renditions = { day: imageOf("tall"), dusk: null };

export const picture: CreditedPicture = {
  image: { day: image, dusk: null },
  alt: "A reader at the window",
  credit: null,
};
