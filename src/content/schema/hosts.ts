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
 * The only hosts that a donate button may lead to. A slip or a hijacked account
 * must not send gifts elsewhere, so a new one takes a developer.
 */
export const givingHosts: readonly string[] = [
  "www.charitynavigator.org",
  "www.guidestar.org",
  "app.candid.org",
  "www.every.org",
  "www.paypal.com",
  "secure.givelively.org",
];

/** Whether text is an https address on one of the hosts, with no name, password or port in it. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return (
    protocol === "https:" && hosts.includes(host) && !username && !password
  );
}

/** Whether the build may fetch a picture from this address. */
export const isPhotoAddress = (address: string) =>
  isOnHost(address, photoHosts);
