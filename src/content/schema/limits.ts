/** In bytes. Far more than any page or list needs; a larger file is here by mistake. */
export const largestTextFile = 64 * 1024;

/** In bytes: as much as GitHub's pages take in. */
export const largestPicture = 25 * 1024 * 1024;

/** More takes the build minutes and hundreds of megabytes of memory. */
export const mostPixels = 40_000_000;

/** Whether a file's name says that it is a picture that the site can show. */
export const isPictureName = (path: string) =>
  /^images\/[^/]+\.(?:jpe?g|png|webp|avif)$/i.test(path);
