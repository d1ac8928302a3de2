import { type Words, show, showWhole } from "../words";
import {
  type LinkTargets,
  decoded,
  internalWords,
  ownPath,
} from "./internal-address";

const schemes = ["https:", "http:", "mailto:", "tel:"];

/** What is wrong with an address that begins with a scheme. */
export function externalWords(
  address: string,
  targets: LinkTargets,
): Words | undefined {
  const expected = "an address that begins with https://, mailto:, tel: or /";
  const found = show(address);
  if (!URL.canParse(address)) {
    return { found, expected, fix: "check the address in a browser" };
  }
  const url = new URL(address);
  if (!schemes.includes(url.protocol)) {
    const fix = "remove the link, or link to an https:// address";
    return { found, expected, fix };
  }
  const own = ownPath(address, targets.origin);
  if (own !== undefined) {
    const fix = `write  ${showWhole(own)}  so that the link works wherever the site stands`;
    return (
      internalWords(own, targets) ?? {
        found,
        expected: "a link within the site without the site's name",
        fix,
      }
    );
  }
  const isWeb = url.protocol.startsWith("http");
  if (isWeb ? !url.hostname.includes(".") : url.pathname === "") {
    return { found, expected, fix: "write the whole address" };
  }
  if (url.protocol === "mailto:" && !/.@.+\../.test(decoded(url.pathname))) {
    return { found, expected, fix: "write it like mailto:hello@example.org" };
  }
  return undefined;
}
