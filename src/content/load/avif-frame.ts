type Size = readonly [width: number, height: number];

/** Films, mosaics and the like are not worth following. */
function refuseUnless(isUsual: boolean) {
  if (!isUsual) throw new Error("not built as AVIF photos usually are");
}

/** The positions after each occurrence of a box's name. */
function boxes(file: Buffer, name: string): number[] {
  const found: number[] = [];
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 4)) {
    found.push(at + 4);
  }
  return found;
}

/** Where the data of the picture, its transparency and its metadata begin. */
function itemStarts(file: Buffer): number[] {
  const [at = 0, ...others] = boxes(file, "iloc");
  const [version, sizes] = [file.readUInt8(at), file.readUInt16BE(at + 4)];
  refuseUnless(at > 0 && others.length === 0 && version < 2);
  refuseUnless(sizes === 0x4400 || sizes === 0x4440);
  const [method, base] = [version * 2, sizes === 0x4440 ? 4 : 0];
  return Array.from({ length: file.readUInt16BE(at + 6) }, (_, index) => {
    const item = at + 8 + index * (14 + method + base);
    const offset = item + 4 + method;
    refuseUnless(file.readUIntBE(item + 2, 2 + method) === 0);
    refuseUnless(file.readUInt16BE(offset + base) === 1);
    const start = base && file.readUInt32BE(offset);
    return start + file.readUInt32BE(offset + base + 2);
  });
}

/** The size in a sequence header: section 5.5.1 of the AV1 specification. */
function sizeIn(header: Buffer): Size {
  const digits = Array.from(header.subarray(0, 16), (byte) =>
    byte.toString(2).padStart(8, "0"),
  ).join("");
  let at = 0;
  const next = (length: number) => {
    at += length;
    refuseUnless(at <= digits.length);
    return Number.parseInt(digits.slice(at - length, at), 2);
  };
  next(4);
  const isReduced = next(1) === 1;
  // Otherwise it has the timing of a film, or layers.
  refuseUnless(isReduced || next(7) === 0);
  if (!isReduced) next(12);
  const level = next(5);
  if (!isReduced && level > 7) next(1);
  const [widthLength, heightLength] = [next(4) + 1, next(4) + 1];
  return [next(widthLength) + 1, next(heightLength) + 1];
}

/** The sizes in the units of AV1 data; none if it isn't AV1 but EXIF, say. */
function sizesFrom(file: Buffer, start: number): Size[] {
  const sizes: Size[] = [];
  let at = start;
  for (let units = 0; at < file.length; units += 1) {
    const header = file.readUInt8(at);
    const isUnit = header < 0x80 && header & 2;
    if (!isUnit) break;
    refuseUnless(units < 1000);
    at += header & 4 ? 2 : 1;
    let [length, byte] = [0, 0x80];
    for (let unit = 1; byte & 0x80; unit *= 0x80) {
      byte = file.readUInt8(at);
      length += (byte & 0x7f) * unit;
      at += 1;
    }
    const isSequenceHeader = ((header >> 3) & 15) === 1;
    if (isSequenceHeader) sizes.push(sizeIn(file.subarray(at, at + length)));
    at += length;
  }
  return sizes;
}

/**
 * The size of the largest frame in an AVIF file, in pixels. Decoders reserve
 * memory for it, however small the picture is by the header of the file.
 *
 * @throws {Error} if the file isn't built as usual
 */
export function largestFrame(file: Buffer): Size {
  // Decoders read the data in `av1C` before that of the picture. `dimg` makes
  // one picture of several.
  const configurations = boxes(file, "av1C").map((at) => at + 4);
  const starts = [...configurations, ...itemStarts(file)];
  refuseUnless(starts.length <= 16 && boxes(file, "dimg").length === 0);
  return starts
    .flatMap((start) => sizesFrom(file, start))
    .reduce((one, other) =>
      one[0] * one[1] > other[0] * other[1] ? one : other,
    );
}
