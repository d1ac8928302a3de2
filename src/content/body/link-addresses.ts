import type { Link, Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";

const link = (url: string, text: string): Link => ({
  type: "link",
  url,
  children: [{ type: "text", value: text }],
});

/** A web address, without the signs that end the sentence around it. */
const webAddress = /\bhttps?:\/\/[^\s<]*[^\s<.,:;!?'"”’)\]*_~]/g;

const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Makes links, in place, of web and email addresses that stand in the text. */
export function linkAddresses(markdown: Root): void {
  findAndReplace(
    markdown,
    [
      [webAddress, (address: string) => link(address, address)],
      [emailAddress, (address: string) => link(`mailto:${address}`, address)],
    ],
    { ignore: ["link", "linkReference"] },
  );
}
