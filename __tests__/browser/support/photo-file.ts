import sharp, { type Sharp } from "sharp";

/** A JPEG file that somebody chooses for upload. */
export const jpegFile = async (name: string, picture: Sharp) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture.jpeg().toBuffer(),
});

/** A picture in one color. */
export const plainPicture = (
  width: number,
  height: number,
  background = "teal",
) => sharp({ create: { width, height, channels: 3, background } });

/** A photo as phones take it: on its side, and with the place where it was taken. */
export const phonePhoto = (name: string) =>
  jpegFile(
    name,
    plainPicture(3000, 1500)
      .withExif({ IFD3: { GPSLatitude: "42/1 1/1 0/1" } })
      .withMetadata({ orientation: 6 }),
  );
