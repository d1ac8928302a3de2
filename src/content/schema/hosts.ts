import { oneOf } from "../words/amounts";

/**
 * Hosts that photo URLs may use. Visitors never load from them: the build
 * fetches each photo once and serves its own copy.
 */
const stockPhotoHosts: ReadonlyMap<string, string> = new Map([
  ["images.unsplash.com", "Unsplash"],
  ["images.pexels.com", "Pexels"],
  ["cdn.pixabay.com", "Pixabay"],
  ["live.staticflickr.com", "Flickr"],
  ["upload.wikimedia.org", "Wikimedia Commons"],
]);

/** The sites that they belong to, as people know them: `Unsplash, … or Flickr`. */
export const stockPhotoSites = oneOf([...stockPhotoHosts.values()]);

interface GivingHost {
  /** As donors know it. */
  readonly name: string;
  /** The path, query and hash of a page where donors give to one account. */
  readonly account: RegExp;
  readonly parameters?: readonly string[];
  readonly example: string;
}

/**
 * The only hosts that donate buttons may lead to, and the only addresses there:
 * a front page or a sign-in page brings no gift here, and a page that redirects
 * can lead anywhere. Adding a host requires a code change.
 */
const givingHosts: readonly GivingHost[] = [
  {
    name: "Charity Navigator",
    account: /^\/ein\/\d{9}\/?$/,
    example: "https://www.charitynavigator.org/ein/{ein}",
  },
  {
    name: "GuideStar",
    account: /^\/profile\/(?:shared\/)?[\da-f-]+\/?$/,
    example: "https://www.guidestar.org/profile/12-3456789",
  },
  {
    name: "Candid",
    account: /^\/profile\/\d+(?:\/[\w-]+)?\/?$/,
    example: "https://app.candid.org/profile/1234567",
  },
  {
    name: "Every.org",
    account: /^\/(?!(?:log|sign)-?(?:in|up)\b)[\w.-]+\/?(?:#\/?donate)?$/i,
    example: "https://www.every.org/NAME",
  },
  {
    name: "PayPal",
    account:
      /^\/(?:donate\/?\?(?:hosted_button_id|campaign_id|business)=[\w.@%-]+(?:&(?:no_recurring|item_name|currency_code)=[^&#]*)*|paypalme\/\w+|(?:us\/)?fundraiser\/charity\/\d+)$/,
    parameters: [
      "hosted_button_id",
      "campaign_id",
      "business",
      "no_recurring",
      "item_name",
      "currency_code",
    ],
    example:
      "https://www.paypal.com/paypalme/NAME or https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
  },
  {
    name: "Give Lively",
    account: /^\/donate\/[\w-]+(?:\/[\w-]+)?\/?$/,
    example: "https://secure.givelively.org/donate/NAME",
  },
];

const hostOf = ({ example }: GivingHost) => new URL(example).host;

export const givingHostNames = givingHosts.map(hostOf);

/** Whether text is an https URL on a host, without credentials or a port. */
const isOnHost = (address: string, host: string) =>
  URL.canParse(address) && new URL(address).href.startsWith(`https://${host}/`);

/** Whether the build may fetch a picture from this URL. */
export const isStockPhotoAddress = (address: string) =>
  [...stockPhotoHosts.keys()].some((host) => isOnHost(address, host));

/** The giving host of a URL; undefined if it is none of them. */
export const givingHostOf = (address: string) =>
  givingHosts.find((each) => isOnHost(address, hostOf(each)));

/** The giving host that an address names: PayPal for `https://paypal.me/ames`. */
export const meantGivingHost = (address: string) =>
  givingHosts.find(({ name }) =>
    address.toLowerCase().includes(name.toLowerCase().replace(" ", "")),
  );

/** Whether a URL is that of a page where donors give to one account. */
export function namesAccount(address: string): boolean {
  const host = givingHostOf(address);
  if (!host) return false;
  const { pathname, search, hash } = new URL(address);
  return host.account.test(pathname + search + hash);
}

const known = givingHosts
  .flatMap(({ parameters = [] }) => parameters)
  .join("|");

const otherParameters = new RegExp(
  String.raw`[?&](?!(?:${known})=)[^?&#]*`,
  "g",
);

/**
 * The address of an account, with www. where its host has it, and without what
 * else was copied with it, such as `&source=url`.
 */
export function withoutExtras(address: string): string {
  const www = address.replace(/^https:\/\/(?!www\.)/, "https://www.");
  return (givingHostOf(www) ? www : address)
    .replace(/#(?!\/?donate$).*/i, "")
    .replaceAll(otherParameters, "")
    .replace(/^([^?&]*)&/, "$1?");
}

/** Names close to gmail.com where nobody has an address. */
export const gmailSlip =
  /@(?:g(?:amil|mai|mal|mial|mil|nail)\.com|gmail\.(?:cm|con?))$/i;
