import type { WrittenLink } from "../../read/links";
import { pageFile } from "../../schema/page-address";
import { invisible } from "../../words/characters";
import { isSlip } from "../../words/nearest";
import { show, showWhole } from "../../words/show";
import type { Context, Finding } from "../rule";
import { withoutSlips } from "./address-slips";
import { nothing } from "./nothing";
import { isMisplaced } from "./right-path";
import { baseUrl, decoded } from "../../site/addresses";
import { type Link, readLink } from "./link-targets";
import { isOtherContact, otherSite } from "./link-words";
import {
  missingDocument,
  missingPage,
  missingSection,
} from "./missing-targets";

const whole =
  "write the whole address, such as https://example.org, /about or mailto:hello@example.org";

/** A host in the letters of western European languages, as typed. */
const plainHost =
  /^https?:\/\/(?!xn--)(?!.*\.xn--)[a-z\dà-öø-ÿ.-]+(?:[:/?#]|$)/i;

/** Whether the name of its site only looks like that of another one. */
const isDisguised = ({ address, url }: Link) =>
  url?.username ||
  (/(?:^|\.)xn--/.test(url?.hostname ?? "") && !plainHost.test(address));

/** What to do, or the address that was meant; nothing if an address is right. */
type Advice = string | { meant: string } | false | undefined;

/** What can be wrong with an address, by name; the first that fits is reported. */
const mistakes: Readonly<Record<string, (link: Link) => Advice>> = {
  "on a computer": ({ address }) =>
    /^(?:file:|[a-z]:[/\\])/i.test(address) &&
    "visitors can't open a file on your computer; add it to the documents (content/documents) as a PDF and link to that, or remove the link",
  "cut or damaged": (link) =>
    (!link.url ||
      /[\s\\"<>]/.test(link.address) ||
      invisible.test(link.address) ||
      isDisguised(link)) &&
    "copy the address again, from the browser's address bar; it has a space or a character that doesn't belong in an address",
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
  "half a number": ({ address }) =>
    /^tel:(?!\d{3}$|\+?1?\W*[2-9](?:\W*\w){9})./i.test(address) &&
    "write the whole number, such as tel:+15155550134",
  "half an address": ({ url }) =>
    !/^(?:https?:\/\/.*\.|(?:tel|sms):.|mailto:[^@]+@.+\..)/.test(
      decoded(url?.href ?? ""),
    ) && whole,
};

/** Whether a rule for files says how to rename what it leads to. */
const leadsToMisplaced = ({ target = "", context }: Link) =>
  [pageFile(target), target.slice(1)].some((path) =>
    isMisplaced(path, context.entries),
  );

/** What is wrong with the words of a link whose address is right. */
const wrongWords = (link: Link) =>
  isOtherContact(link)
    ? "the words show a different address or number than the link, or not every address; make them the same"
    : otherSite(link);

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
  const { address, addressAt: at, isBare } = written;
  // This is how the editor begins a link.
  if (address === "https://")
    return { ...nothing(" after https://"), fix: whole };
  const mended = withoutSlips(address);
  const link = readLink({ ...written, address: mended }, from, context);
  const shown = show(address);
  const found = shown ? `a link to ${shown}` : "a link without an address";
  const right = withoutOwnName(link) ?? mended;
  const advice =
    Object.values(mistakes)
      .map((fixFor) => fixFor(link))
      .find(Boolean) ||
    (right === address && wrongWords(link));
  const editTo = (text: string) =>
    at === undefined ? undefined : { at, end: at + address.length, text };
  if (advice && leadsToMisplaced(link)) return undefined;
  if (typeof advice === "object") {
    const { meant } = advice;
    const edit = isSlip(mended, meant) ? editTo(meant) : undefined;
    return { found, fix: `did you mean ${showWhole(meant)}?`, edit };
  }
  if (advice) return { found, fix: advice };
  if (right === address) return undefined;
  const meant = isBare ? right.replace(/^mailto:/, "") : right;
  return { found, fix: `write  ${showWhole(meant)}`, edit: editTo(meant) };
}
