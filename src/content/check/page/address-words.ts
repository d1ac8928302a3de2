import { nearest } from "../did-you-mean";
import {
  type Words,
  codePointName,
  invisible,
  show,
  showWhole,
} from "../words";
import { externalWords } from "./external-address";
import {
  type LinkTargets,
  decoded,
  internalWords,
  sectionWords,
} from "./internal-address";

const signNames: Readonly<Record<string, string>> = {
  " ": "a space",
  "\\": "a backslash",
};

function relativeWords(address: string, { pages }: LinkTargets): Words {
  const [path = ""] = address.split(/[#?]/, 1);
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.(?:mdx?|html?)$/, "") ?? "";
  const match = name === "" ? undefined : nearest(`/${name}`, pages.keys());
  const fix = address.includes("@")
    ? `write  mailto:${showWhole(address)}`
    : match !== undefined
      ? `did you mean ${match}?`
      : `write  https://${showWhole(address)}  if it is another site, or /NAME for a page of this one`;
  return {
    found: show(address),
    expected: "an address that begins with /, # or https://",
    fix,
  };
}

const misSlashed = /^(https?:)(?!\/\/[^/])\/*(?=[^/])/i;

/** Browsers guess what `https:/example.org` means; other programs don't. */
function slashWords(address: string): Words {
  const [, scheme = ""] = misSlashed.exec(address) ?? [];
  return {
    found: show(address),
    expected: `two slashes after ${scheme}`,
    fix: `write  ${showWhole(address.replace(misSlashed, "$1//"))}`,
  };
}

/** What is wrong with the address of a link on a page; undefined when nothing is. */
export function addressWords(
  address: string,
  page: string,
  targets: LinkTargets,
): Words | undefined {
  if (address.trim() === "") {
    return {
      found: "a link without an address",
      expected: "an address that begins with /, # or https://",
      fix: "write it between the round brackets:  [words](/about)",
    };
  }
  const [bad] = /[\s\\]/.exec(address) ?? invisible.exec(address) ?? [];
  if (bad !== undefined) {
    const name = signNames[bad] ?? codePointName(bad);
    return {
      found: `${show(address)}, which has ${name} in it`,
      expected:
        "an address without spaces, backslashes and invisible characters",
      fix: "copy the address again, from the browser's address bar",
    };
  }
  if (address.startsWith("#")) {
    const ids = targets.pages.get(page) ?? new Set();
    return sectionWords(address, decoded(address.slice(1)), ids);
  }
  if (address.startsWith("//")) {
    return {
      found: show(address),
      expected: "an address that begins with /, # or https://",
      fix: `write  https:${showWhole(address)}`,
    };
  }
  if (address.startsWith("/")) return internalWords(address, targets);
  if (misSlashed.test(address)) return slashWords(address);
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return externalWords(address, targets);
  }
  return relativeWords(address, targets);
}
