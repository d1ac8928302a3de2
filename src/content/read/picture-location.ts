/**
 * The names that latitude and longitude have in XMP, such as
 * `exif:GPSLongitude` or the `GpsLongtitude` of drones, including those of the
 * place in the picture.
 */
const xmpPosition = /gps(?:dest)?l(?:at|ong)/i;

/** Where camera data (EXIF) begins, in either byte order. */
const exifStart = /II\*\0|MM\0\*/g;

/** The tag whose value is the place of the GPS directory (EXIF 2.32, 4.6.3). */
const gpsDirectory = 0x8825;

/** Latitude and longitude, and those of the place in the picture (4.6.6). */
const positionTags: readonly number[] = [0x02, 0x04, 0x14, 0x16];

/**
 * Limits on what is read: a camera writes one or two starts, and directories of
 * fewer than a hundred tags. Without them, a small file could keep the check
 * busy for hours, with millions of starts or with directories that name each
 * other.
 */
const mostStarts = 100;
const mostTags = 1000;

function hasExifPosition(exif: DataView): boolean {
  try {
    const isLittle = exif.getUint8(0) === "I".charCodeAt(0);
    // Tags with their values: a 2-byte count, then 12 bytes for each.
    const directory = (start: number) =>
      Array.from(
        { length: Math.min(exif.getUint16(start, isLittle), mostTags) },
        (_, index) => ({
          tag: exif.getUint16(start + 2 + 12 * index, isLittle),
          value: exif.getUint32(start + 10 + 12 * index, isLittle),
        }),
      );
    const gps = directory(exif.getUint32(4, isLittle)).find(
      ({ tag }) => tag === gpsDirectory,
    );
    return (
      gps !== undefined &&
      directory(gps.value).some(({ tag }) => positionTags.includes(tag))
    );
  } catch {
    // Unreadable camera data doesn't reveal a location.
    return false;
  }
}

/**
 * Whether a picture says where it was taken, as phone pictures do by default.
 * Looks through the whole file, so the format doesn't matter; it also runs in
 * browsers, for pictures that others have uploaded.
 */
export function hasLocation(picture: Uint8Array): boolean {
  const letters = new TextDecoder("latin1").decode(picture);
  if (xmpPosition.test(letters)) return true;
  const { buffer, byteOffset } = picture;
  let left = mostStarts;
  for (const { index } of letters.matchAll(exifStart)) {
    const size = picture.length - index;
    const exif = new DataView(buffer, byteOffset + index, size);
    if (hasExifPosition(exif)) return true;
    left -= 1;
    if (left === 0) break;
  }
  return false;
}
