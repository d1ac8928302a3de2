import { STATUS_CODES } from "node:http";
import { count } from "../content/words";
import type { Problem } from "../content/problem";
import { mostPixels } from "../content/schema/limits";
import { isPassing, type PhotoFailure } from "./photo-failure";

const ownCopy = "save the photo in content/images and write images/NAME";
const photo = "a JPEG, PNG, WebP or AVIF photo";

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const pixels = (number: number) => number.toLocaleString("en-US");

/** The codes of broken connections that mean something to people. */
const connectionWords: Readonly<Record<string, string>> = {
  ENOTFOUND: "no host of that name was found",
  EAI_AGAIN: "no host of that name was found",
  ECONNREFUSED: "the host took no connection",
  UND_ERR_CONNECT_TIMEOUT: "the host took no connection",
  ECONNRESET: "the connection broke off",
  UND_ERR_SOCKET: "the connection broke off",
};

function connectionFailed(code: string | undefined): string {
  if (code === undefined) return "the connection failed";
  return connectionWords[code] ?? `the connection failed: ${code}`;
}

/** What happened, to follow an address. */
function happened(failure: PhotoFailure): string {
  switch (failure.reason) {
    case "not-allowed":
      return "not an https address on an allowed photo host";
    case "leads-elsewhere":
      return `it leads to ${failure.origin}, not to https on an allowed photo host`;
    case "too-many-redirects":
      return "it leads from one address to the next, again and again";
    case "time-out":
      return `no complete answer within ${count(failure.timeout / 1000, "second")}`;
    case "no-connection":
      return connectionFailed(failure.code);
    case "status":
      return `the host answered ${failure.status} ${STATUS_CODES[failure.status] ?? ""}`.trim();
    case "too-heavy":
      return `more than ${megabytes(failure.maximumBytes)}`;
    case "web-page":
      return "a web page, not a picture";
    case "unreadable":
      return "nothing that can be read as a picture";
    case "wrong-type":
      return `a picture of the kind ${failure.format.toUpperCase()}`;
    case "animated":
      return "a moving picture";
    case "damaged":
      return "a picture that is damaged or cut off";
    case "too-small":
    case "too-large":
      return `${pixels(failure.width)} × ${pixels(failure.height)} pixels`;
  }
}

function expected(failure: PhotoFailure): string {
  switch (failure.reason) {
    case "too-heavy":
      return `a photo of at most ${megabytes(failure.maximumBytes)}`;
    case "too-small":
      return `a photo at least ${pixels(failure.minimumWidth)} pixels wide`;
    case "too-large":
      return `a photo of at most ${mostPixels / 1_000_000} megapixels`;
    case "animated":
      return `${photo} that stands still`;
    default:
      return photo;
  }
}

function fix(failure: PhotoFailure): string {
  if (isPassing(failure)) return `try again later, or ${ownCopy}`;
  switch (failure.reason) {
    case "too-heavy":
    case "too-large":
      return `take a smaller size of it from the host, or ${ownCopy}`;
    case "too-small":
      return "take a larger size of it from the host, or choose another photo";
    case "wrong-type":
    case "animated":
      return "choose another photo";
    default:
      return `open the address in a browser and copy the photo's own address anew, or ${ownCopy}`;
  }
}

/** A failure told to the author who named the address. */
export function describeFailure(
  address: string,
  failure: PhotoFailure,
): Pick<Problem, "found" | "expected" | "fix"> {
  return {
    found: `${address} (${happened(failure)})`,
    expected: expected(failure),
    fix: fix(failure),
  };
}
