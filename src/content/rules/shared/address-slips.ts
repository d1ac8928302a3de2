import { gmailSlip } from "../../schema/hosts";
import { phoneAddress } from "../../schema/phone";

/** `https://`, perhaps mistyped or there twice, or `//`. */
const scheme = /^(?:\/\/|(?:ht{1,3}|tt)ps?[:;/]+)+/i;

/** `dana@example.org`, perhaps after `mailto//`. */
const email = /^(?:mailto[:/\s]*)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/i;

/** `dana @example.org`, `dana@example,org`. */
const spacedEmail =
  /^((?:mailto:)?[\w.+-]+) ?@ ?([\w-]+)(?: ?\. ?|,)(com|edu|gov|net|org)$/i;

const commonSite =
  /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|edu|gov|net|org)(?=[/?#]|$))/i;

/** Where GitHub shows a file of the content, or where the file is. */
const filePlace =
  /^(?:https:\/\/github\.com\/[^?#]*?\/content\/|[./]*(?:content\/)?)(?:pages(?=\/)|(?=\/?documents\/))/i;

/** Redirect services that wrap the address people meant to copy. */
const redirect =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|[\w.]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?/i;

/**
 * The address that a redirect service leads to; any other address unchanged.
 */
function unwrapped(address: string): string {
  if (!redirect.test(address) || !URL.canParse(address)) return address;
  const { searchParams } = new URL(address);
  const inner = ["q", "url", "u"].map((name) => searchParams.get(name));
  return inner.find((value) => value) ?? address;
}

/** Slips in how an address is typed, corrected one after another. */
const slips: Readonly<Record<string, (address: string) => string>> = {
  "a link as pages write it": (address) =>
    address.replace(/^!?\[[^\]]*\]\(([^()\s]*)\)$/, "$1"),
  "a name before an email address": (address) =>
    address.replace(/^[^<>@,/]+<([^<>\s@]+@[^<>\s@]+)>$/, "$1"),
  "brackets or quotes around it": (address) =>
    address.replace(/^[<(“”"]+([^<>()“”"]+)[>)“”"]+$/, "$1"),
  "the slashes of Windows": (address) =>
    /^[a-z]:/i.test(address) ? address : address.replaceAll("\\", "/"),
  "a mistyped https://": (address) =>
    /^https?:\/\/(?!https?[:/])(?=[^/])/i.test(address)
      ? address
      : address.replace(scheme, "https://"),
  "a redirect service": unwrapped,
  "commas for dots": (address) =>
    address.replace(/^https?:\/\/[^/?#]*/i, (start) =>
      start.replaceAll(/,(?=\w)/g, "."),
    ),
  "spaces or a comma in an email address": (address) =>
    address.replace(spacedEmail, "$1@$2.$3"),
  "a mistyped gmail.com": (address) => address.replace(gmailSlip, "@gmail.com"),
  "an email address": (address) => address.replace(email, "mailto:$1"),
  "a phone number": (address) =>
    /^tel:[+\d]/i.test(address)
      ? address
      : (phoneAddress(address.replace(/^tel[:/\s]*/i, "")) ?? address),
  "another site without https://": (address) =>
    address.replace(commonSite, "https://$&"),
  "the place of a file": (address) =>
    address
      .replace(filePlace, "")
      .replace(/^(\/?(?!documents\/)[\w-]+)\.mdx?(?=[?#]|$)/i, "$1"),
  "no slash at the start": (address) =>
    address
      .replace(/^(?:\.{1,2}\/)+/, "/")
      .replace(/^(?=[\w-]+(?:[?#]|\.pdf|$)|documents\/)/i, "/"),
  "a slash at the end": (address) =>
    address.replace(/^(\/[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1"),
};

/** An address as it was meant; the same if it has no such slip. */
export const withoutSlips = (address: string) =>
  Object.values(slips).reduce((meant, mend) => mend(meant), address.trim());
