/**
 * Hosts a picture may be named on by its https address. Visitors never load
 * from them: the build fetches each photo once and serves its own copy.
 */
export const photoHosts: readonly string[] = [
  "images.unsplash.com",
  "images.pexels.com",
  "cdn.pixabay.com",
  "live.staticflickr.com",
  "upload.wikimedia.org",
];

/**
 * Whether the build may fetch a picture from this address: https, a listed
 * host, its usual port, and no name or password in it.
 */
export function isPhotoAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return (
    protocol === "https:" && photoHosts.includes(host) && !username && !password
  );
}
