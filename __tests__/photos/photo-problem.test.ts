/** @jest-environment node */
import type { PhotoFailure } from "../../src/photos/photo-failure";
import { describeFailure } from "../../src/photos/photo-problem";

const address = "https://images.pexels.com/photos/1/heron.jpeg";
const photo = "a JPEG, PNG, WebP or AVIF photo";
const ownCopy = "save the photo in content/images and write images/NAME";
const later = `try again later, or ${ownCopy}`;
const anew = `open the address in a browser and copy the photo's own address anew, or ${ownCopy}`;
const smaller = `take a smaller size of it from the host, or ${ownCopy}`;
const another = "choose another photo";

const cases: [PhotoFailure, string, string, string][] = [
  [
    { reason: "not-allowed" },
    "not an https address on an allowed photo host",
    photo,
    anew,
  ],
  [
    { reason: "leads-elsewhere", origin: "http://example.org" },
    "it leads to http://example.org, not to https on an allowed photo host",
    photo,
    anew,
  ],
  [
    { reason: "too-many-redirects" },
    "it leads from one address to the next, again and again",
    photo,
    anew,
  ],
  [
    { reason: "time-out", timeout: 30_000 },
    "no complete answer within 30 seconds",
    photo,
    later,
  ],
  [
    { reason: "time-out", timeout: 1_000 },
    "no complete answer within 1 second",
    photo,
    later,
  ],
  [
    { reason: "no-connection", code: "ENOTFOUND" },
    "no host of that name was found",
    photo,
    later,
  ],
  [
    { reason: "no-connection", code: "ECONNREFUSED" },
    "the host took no connection",
    photo,
    later,
  ],
  [
    { reason: "no-connection", code: "UND_ERR_SOCKET" },
    "the connection broke off",
    photo,
    later,
  ],
  [
    { reason: "no-connection", code: "CERT_HAS_EXPIRED" },
    "the connection failed: CERT_HAS_EXPIRED",
    photo,
    later,
  ],
  [
    { reason: "no-connection", code: undefined },
    "the connection failed",
    photo,
    later,
  ],
  [
    { reason: "status", status: 404 },
    "the host answered 404 Not Found",
    photo,
    anew,
  ],
  [
    { reason: "status", status: 503 },
    "the host answered 503 Service Unavailable",
    photo,
    later,
  ],
  [{ reason: "status", status: 999 }, "the host answered 999", photo, later],
  [
    { reason: "too-heavy", maximumBytes: 25 * 1024 * 1024 },
    "more than 25 MB",
    "a photo of at most 25 MB",
    smaller,
  ],
  [{ reason: "web-page" }, "a web page, not a picture", photo, anew],
  [
    { reason: "unreadable" },
    "nothing that can be read as a picture",
    photo,
    anew,
  ],
  [
    { reason: "wrong-type", format: "svg" },
    "a picture of the kind SVG",
    photo,
    another,
  ],
  [
    { reason: "animated" },
    "a moving picture",
    `${photo} that stands still`,
    another,
  ],
  [{ reason: "damaged" }, "a picture that is damaged or cut off", photo, anew],
  [
    { reason: "too-small", width: 1_200, height: 800, minimumWidth: 1_600 },
    "1,200 × 800 pixels",
    "a photo at least 1,600 pixels wide",
    "take a larger size of it from the host, or choose another photo",
  ],
  [
    { reason: "too-large", width: 20_000, height: 900 },
    "20,000 × 900 pixels",
    "a photo of at most 40 megapixels",
    smaller,
  ],
];

test.each(cases)("%o", (failure, happened, expected, fix) => {
  expect(describeFailure(address, failure)).toEqual({
    found: `${address} (${happened})`,
    expected,
    fix,
  });
});
