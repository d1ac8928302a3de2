/** How a file of each format begins, with one letter for each byte. */
const beginnings: readonly [format: string, RegExp][] = [
  ["jpeg", /^\xFF\xD8\xFF/],
  ["png", /^\x89PNG/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["avif", /^.{4}ftypavif/s],
  ["heic", /^.{4}ftyp(?:hei|hev|mif|msf)/s],
  ["gif", /^GIF8/],
  ["tiff", /^(?:II\*|MM.\*)/s],
  ["svg", /^(?:\xEF\xBB\xBF)?\s*<(?:[?!][^]*<)?svg/],
];

/** Names a picture's format, in lowercase, from the first 1,000 bytes of its file. */
export function pictureFormat(start: Buffer): string | undefined {
  const letters = start.toString("latin1");
  return beginnings.find(([, beginning]) => beginning.test(letters))?.[0];
}
