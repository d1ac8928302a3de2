import type {
  PictureFiles,
  QueriedPicture,
} from "../../src/components/picture";

const photo: PictureFiles = {
  layout: "fullWidth",
  width: 1,
  height: 0.8,
  images: {
    sources: [{ type: "image/avif", srcSet: "/a.avif 480w" }],
    fallback: {
      src: "/a.1600.webp",
      srcSet: "/a.480.webp 480w,\n/a.webp 960w,\n/a.1600.webp 1600w",
    },
  },
};

export const picture: QueriedPicture<"photo"> = { day: { photo }, dusk: null };
