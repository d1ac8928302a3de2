import { emailAddress } from "../../read/bare-addresses";
import { show } from "../../words/show";
import { decoded } from "../../site/addresses";
import type { Link } from "./link-targets";

/** An address in the words of a link: its host, without www., and its ending. */
const namedSite =
  /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+([a-z]{2,}))(?![\w-])(?:[/?#][^\s)]*)?/gi;

/** Hosts that lead only to pages of a service that has another name, too. */
const services: ReadonlyMap<string, string> = new Map([
  ["youtu.be", "youtube.com"],
  ["fb.com", "facebook.com"],
  ["fb.me", "facebook.com"],
  ["fb.watch", "facebook.com"],
  ["x.com", "twitter.com"],
  ["maps.app.goo.gl", "maps.google.com"],
  ["amzn.to", "amazon.com"],
  ["a.co", "amazon.com"],
]);

const serviceOf = (host: string) => services.get(host) ?? host;

const knownEnding = /^(?:com|edu|gov|net|org)$/i;

/** Fix for words that name a different site from the one the link leads to. */
export function otherSite({ words, isBare, url, target }: Link) {
  if (isBare || target !== undefined || !url?.host) return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const [other] = Array.from(words.matchAll(namedSite)).filter(
    ([typed, name = "", ending = ""]) =>
      // Not Node.js, map.pdf, or a sentence without a space after its period.
      (/^(?:https?:|www\.)/i.test(typed) || knownEnding.test(ending)) &&
      // The words "on eventbrite.com" may lead to garden.eventbrite.com.
      !`.${serviceOf(host)}`.endsWith(`.${serviceOf(name.toLowerCase())}`),
  );
  return (
    other &&
    `the words name a different site; change the words in the square brackets, or link to  https://${show(other[0].replace(/^https?:\/\//i, ""))}`
  );
}

const anyPhone = /\(?\d{3}\)?[ ./-]{0,2}\d{3}[ .-]?\d{4}/;

/** The last ten digits of a `tel:` address, without its extension. */
export const numberIn = (address: string) =>
  address
    .replace(/(?<=\d)[,;a-z].*/i, "")
    .replaceAll(/\D/g, "")
    .slice(-10);

const everyEmail = new RegExp(emailAddress, "g");

const moreRecipients = /[?&](?:to|b?cc)=([^&]*)/gi;

/** The email addresses that get what is written to a `mailto:` address, in lowercase. */
export const recipientsOf = ({ pathname, search }: URL) =>
  [pathname, ...Array.from(search.matchAll(moreRecipients), ([, to]) => to)]
    .map((each = "") => decoded(each).toLowerCase())
    .join()
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * Whether the words name an email address or a phone number, but the link leads to
 * another, or to others as well.
 */
export function isOtherContact({ words, url }: Link): boolean {
  if (url?.protocol === "mailto:") {
    const named: string[] = words.toLowerCase().match(everyEmail) ?? [];
    const hasOther = recipientsOf(url).some((each) => !named.includes(each));
    return named.length > 0 && hasOther;
  }
  const isPhone = /^(?:sms|tel):$/.test(url?.protocol ?? "");
  const [named] = (isPhone && anyPhone.exec(words)) || [];
  return (
    named !== undefined &&
    numberIn(named) !== numberIn(decoded(url?.pathname ?? ""))
  );
}
