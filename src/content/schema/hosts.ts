/**
 * Hosts that photo URLs may use. Visitors never load from them: the build
 * fetches each photo once and serves its own copy.
 */
const photoHosts: readonly string[] = [
  "images.unsplash.com",
  "images.pexels.com",
  "cdn.pixabay.com",
  "live.staticflickr.com",
  "upload.wikimedia.org",
];

/**
 * The only hosts that donate buttons may link to. Adding one requires a code
 * change, so that a typo or a hijacked account can't redirect donations.
 */
export const givingHosts: readonly string[] = [
  "www.charitynavigator.org",
  "www.guidestar.org",
  "app.candid.org",
  "www.every.org",
  "www.paypal.com",
  "secure.givelively.org",
];

/** Whether text is an https URL on one of the hosts, without credentials or a port. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return (
    protocol === "https:" && hosts.includes(host) && !username && !password
  );
}

/** Whether the build may fetch a picture from this URL. */
export const isPhotoAddress = (address: string) =>
  isOnHost(address, photoHosts);
