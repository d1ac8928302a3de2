/** Base URL that resolves internal links. */
export const baseUrl = "https://site.invalid";

const bareHost = (url: URL) => url.host.replace(/^www\./, "");

/**
 * Whether an address is on the site itself, with `http:` or `www.`, too.
 *
 * @param own the site's address, if it has one
 */
export const isOwn = (url: URL, own: string | undefined) =>
  own !== undefined &&
  /^https?:$/.test(url.protocol) &&
  URL.canParse(own) &&
  bareHost(url) === bareHost(new URL(own));

/** Decodes `%20` and the like for display. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The absolute URL of an address on a page; undefined if invalid. */
export const urlFrom = (address: string, from: string) =>
  URL.canParse(address, baseUrl + from)
    ? new URL(address, baseUrl + from)
    : undefined;

/**
 * The address, without the site's name, of the page or file on this site that a
 * link leads to; undefined if it leads elsewhere.
 *
 * @param own the site's address, if it has one
 * @param from the address of the page that it is on
 */
export function addressOnSite(
  address: string,
  own: string | undefined,
  from = "/",
): string | undefined {
  const url = urlFrom(address, from);
  return url && (url.origin === baseUrl || isOwn(url, own))
    ? decoded(url.pathname)
    : undefined;
}

/** An address without its query and its #. */
export const withoutQuery = (address: string) =>
  address.split(/[?#]/, 1).join();
