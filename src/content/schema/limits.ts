/** In bytes. Far more than any page or list needs; larger files are a mistake. */
export const largestTextFile = 64 * 1024;

/** In bytes; GitHub's limit for uploads in the browser. */
export const largestPicture = 25 * 1024 * 1024;

/** Larger pictures take the build minutes and hundreds of megabytes of memory. */
export const maxPixels = 40_000_000;

/** In bytes. Visitors may have to download it on a phone. */
export const largestDocument = 20 * 1024 * 1024;

/**
 * In characters, of a file's name without its ending, and of a part of an
 * address. File systems allow 255 bytes, of which the build needs some.
 */
export const longestName = 100;

/** In characters. Hosts refuse or cut longer addresses. */
export const longestAddress = 500;

/** Whether a path is that of a PDF that the site offers. */
export const isDocumentName = (path: string) =>
  /^documents\/[^/]+\.pdf$/i.test(path);

/** The formats of pictures that the site can show, and their extensions. */
export const pictureEndings: ReadonlyMap<string, string> = new Map([
  ["jpeg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
  ["avif", "avif"],
]);

/** Whether a path is that of a picture in a format the site can show. */
export const isPictureName = (path: string) =>
  /^images\/[^/]+\.(?:jpe?g|png|webp|avif)$/i.test(path);
