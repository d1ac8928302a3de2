import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CreditedPicture } from "../components/credited-picture";
import type { Renditions } from "../components/picture";

export const image: IGatsbyImageData = {
  layout: "fullWidth",
  width: 1,
  height: 0.8,
  backgroundColor: "#0a141e",
  images: {
    sources: [
      { type: "image/avif", srcSet: "/a.avif 480w", sizes: "100vw" },
      { type: "image/webp", srcSet: "/a.webp 480w", sizes: "100vw" },
    ],
    fallback: { src: "/a.jpg", srcSet: "/a-480.jpg 480w", sizes: "100vw" },
  },
};

/** As `image`, from files of another name, with no JPEG among them. */
export function imageOf(name: string): IGatsbyImageData {
  return {
    ...image,
    images: {
      sources: [
        { type: "image/avif", srcSet: `/${name}.avif 480w`, sizes: "100vw" },
      ],
      fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 480w` },
    },
  };
}

/** For windows higher than wide. */
export const tall: Renditions = { day: imageOf("tall"), dusk: null };

export const picture: CreditedPicture = {
  image: { day: image, dusk: null },
  alt: "A heron at the water's edge",
  credit: null,
};
