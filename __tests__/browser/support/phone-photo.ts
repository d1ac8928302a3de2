import sharp from "sharp";

/** A photo as phones take it: on its side, and with the place where it was taken. */
export function phonePhoto() {
  const create = {
    width: 3000,
    height: 1500,
    channels: 3,
    background: "teal",
  } as const;
  return sharp({ create })
    .withExif({ IFD3: { GPSLatitude: "42/1 1/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
