import type { WrittenLink } from "../../read/links";
import { invisible } from "../../words/characters";
import { show, showWhole } from "../../words/show";
import type { Context, Finding } from "../rule";
import { withoutSlips } from "./address-slips";
import { correction } from "./correction";
import { nothing } from "./nothing";
import {
  type Link,
  baseUrl,
  decoded,
  missingDocument,
  missingPage,
  missingSection,
  readLink,
} from "./link-targets";

const whole =
  "write the whole address, such as https://example.org, /about or mailto:hello@example.org";

const copyAgain = "copy the address again, from the browser's address bar";

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
]);

const serviceOf = (host: string) => services.get(host) ?? host;

const knownEnding = /^(?:com|edu|gov|net|org)$/i;

function otherName({ words, isBare, url, target }: Link) {
  if (isBare || target !== undefined || !url?.host) return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const others = Array.from(words.matchAll(namedSite)).filter(
    ([typed, name = "", ending = ""]) =>
      // Not Node.js, map.pdf, or a sentence without a space after its period.
      (/^(?:https?:|www\.)/i.test(typed) || knownEnding.test(ending)) &&
      // The words "on eventbrite.com" may lead to garden.eventbrite.com.
      !`.${serviceOf(host)}`.endsWith(`.${serviceOf(name.toLowerCase())}`),
  );
  const [[typed] = []] = others;
  return typed
    ? `the words name a different site; change the words in the square brackets, or link to  https://${show(typed.replace(/^https?:\/\//i, ""))}`
    : undefined;
}

const anyPhone = /\(?\d{3}\)?[ ./-]{0,2}\d{3}[ .-]?\d{4}/;

const anyEmail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** The last ten digits of a `tel:` address, without its extension. */
const numberIn = (address: string) =>
  address
    .replace(/(?<=\d)[,;a-z].*/i, "")
    .replaceAll(/\D/g, "")
    .slice(-10);

/** Whether the words name an email address or a phone number, but not the link's. */
function isOtherContact({ words, url }: Link): boolean {
  const address = decoded(url?.pathname ?? "").toLowerCase();
  if (url?.protocol === "mailto:") {
    const [named] = anyEmail.exec(words.toLowerCase()) ?? [];
    return named !== undefined && !address.split(",").includes(named);
  }
  const isPhone = /^(?:sms|tel):$/.test(url?.protocol ?? "");
  const [named] = (isPhone && anyPhone.exec(words)) || [];
  return named !== undefined && numberIn(named) !== numberIn(address);
}

/** A host in the letters of western European languages, as typed. */
const plainHost =
  /^https?:\/\/(?!xn--)(?!.*\.xn--)[a-z\dà-öø-ÿ.-]+(?:[:/?#]|$)/i;

/** Whether the address may lead to another site than it seems to. */
const isDisguised = ({ address, url, target }: Link) =>
  target === undefined &&
  (url?.username ||
    (/(?:^|\.)xn--/.test(url?.hostname ?? "") && !plainHost.test(address)));

/** What can be wrong with an address, by name; the first that fits is reported. */
const mistakes: Readonly<
  Record<string, (link: Link) => string | false | undefined>
> = {
  "on a computer": ({ address }) =>
    /^(?:file:|[a-z]:[/\\])/i.test(address) &&
    "visitors can't open a file on your computer; upload it as a PDF to content/documents and link to that, or remove the link",
  "cut or damaged": ({ address, url }) =>
    (!url || /[\s\\"<>]/.test(address) || invisible.test(address)) &&
    `${copyAgain}; it has a space or another character that can't be in an address`,
  "missing document": missingDocument,
  "a picture": ({ address }) =>
    /^[./]*(?:content\/)?images\//i.test(address) &&
    "links can't lead to a picture; show it on a page, or link to the page that shows it",
  "without a beginning": ({ address }) =>
    !/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(address) &&
    (/^[\w-]+\./.test(address)
      ? `write  https://${showWhole(address)}  if it is on another site, or /NAME for a page on this site`
      : whole),
  "another scheme": ({ url }) =>
    !/^(?:https?|mailto|tel|sms):$/.test(url?.protocol ?? "") &&
    "remove the link, or link to an https:// address",
  "missing page": missingPage,
  "missing section": missingSection,
  "half an address": ({ url }) =>
    !/^(?:https?:\/\/.*\.|(?:tel|sms):.|mailto:[^@]+@.+\..)/.test(
      decoded(url?.href ?? ""),
    ) && whole,
  disguised: (link) =>
    isDisguised(link) &&
    `${copyAgain}; it may not lead to the site that it seems to`,
  "words that name another site": otherName,
  "words that name another contact": (link) =>
    isOtherContact(link) &&
    "the words show a different address or number than the link; make them the same",
};

/**
 * A link to this site without the site's name, so that it works wherever the site is
 * hosted; undefined for other links.
 */
const withoutOwnName = ({ url, target, isBare }: Link) =>
  url && url.origin !== baseUrl && target !== undefined && !isBare
    ? url.pathname + url.search + url.hash
    : undefined;

/**
 * What is wrong with a link that leads nowhere, or not where it claims to;
 * undefined if it is all right.
 *
 * @param from the address of the page that contains the link
 */
export function linkFinding(
  written: WrittenLink,
  from: string,
  context: Context,
): Finding | undefined {
  const { address, addressAt: at } = written;
  // This is how the editor begins a link.
  if (address === "https://")
    return { ...nothing(" after https://"), fix: whole };
  const mended = withoutSlips(address);
  const link = readLink({ ...written, address: mended }, from, context);
  const shown = show(address);
  const found = shown ? `a link to ${shown}` : "a link without an address";
  const fix = Object.values(mistakes)
    .map((fixFor) => fixFor(link))
    .find(Boolean);
  if (fix) return { found, fix };
  const meant = withoutOwnName(link) ?? mended;
  if (meant === address) return undefined;
  const right = correction(
    { at: at ?? 0, end: (at ?? 0) + address.length },
    meant,
  );
  return { found, ...(at === undefined ? { fix: right.fix } : right) };
}
