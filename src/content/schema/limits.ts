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
