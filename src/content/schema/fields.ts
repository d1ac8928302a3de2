import { z } from "zod";
import { iconNames } from "./icon-names";
import { fieldTraits } from "./kinds";
import { isStockPhotoAddress, stockPhotoSites } from "./hosts";
import { longestAddress, longestName } from "./limits";
import { typographicText } from "./typographic-text";

/** One line of text. A trailing line break, as in folded YAML blocks, is allowed. */
export function line(maximum: number) {
  return z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^\S(?:.*\S)?\n?$/, {
      error:
        "write it on one line, with no spaces before the first word or after the last",
    })
    .overwrite(typographicText)
    .register(fieldTraits, { kind: "prose", isOneLine: true });
}

/** Text of one or more paragraphs, separated by blank lines. */
export function paragraphs(maximum: number) {
  return z
    .string()
    .min(1)
    .max(maximum)
    .regex(/\S/, {
      error: "write the text, or remove the line if the field is optional",
    })
    .overwrite(typographicText)
    .register(fieldTraits, { kind: "prose", isOneLine: false });
}

/** The description shown in search results and link previews. */
export function pageDescription() {
  return line(160)
    .min(50)
    .describe(
      "what the page is about, in 50 to 160 characters, for search results and shared links",
    )
    .meta({ title: "For search results" });
}

/** A file's name: `Screenshot 2026-05-02`, not `Untitled (1962), a red square`. */
const fileName =
  /\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$|^(?:screen ?shot|untitled(?: (?:design|document))?|unnamed|img|dsc|(?:whatsapp )?image|photo|picture)(?:[\s_(-]*\d(?!.*(?: \p{L}+){3})|$)/iu;

/** Alt text. Chinese has no spaces. */
export function alternativeText() {
  return line(160)
    .refine(
      (text) => !fileName.test(text),
      "describe the picture to someone who can't see it, instead of giving its file name",
    )
    .min(10)
    .refine(
      (text) => /[\s\p{Lo}]/u.test(text.trim()),
      "describe the picture to someone who can't see it, in more than one word",
    )
    .describe(
      "what the picture shows, in 10 to 160 characters, not a file name",
    )
    .meta({ title: "What the picture shows" });
}

const pictureAddress = /^(?:images\/[^/\\]*|https:\/\/.*)[^/\\\s]$/;

const notAPicture = {
  error:
    "write  images/  followed by the name of a file in content/images, with no spaces around it",
};

interface ImageOptions {
  /** In pixels. */
  minimumWidth: number;
  drawings?: readonly string[];
}

/**
 * A picture in content/images, or a photo URL to fetch; or else the name of one
 * of the drawings.
 */
export function image({ minimumWidth, drawings }: ImageOptions) {
  const text = drawings
    ? z
        .string()
        .refine(
          (value) => drawings.includes(value) || pictureAddress.test(value),
          notAPicture,
        )
    : z.string().regex(pictureAddress, notAPicture);
  return text
    .refine(
      (value) => !value.startsWith("https://") || isStockPhotoAddress(value),
      {
        error: `save the photo in content/images; on ${stockPhotoSites}, you can also right-click it, choose Copy image address, and paste that`,
      },
    )
    .describe(
      `a picture on this site, such as images/heron.jpg, or the address of a photo on ${stockPhotoSites}`,
    )
    .meta({ title: "Picture" })
    .register(fieldTraits, { kind: "picture", minimumWidth, drawings });
}

/** The name of a drawing. */
export const iconName = (description: string) =>
  z
    .enum(iconNames)
    .describe(description)
    .register(fieldTraits, { kind: "icon" });

/** The photographer, if the license requires a credit. */
export function credit() {
  return line(120)
    .refine((text) => !/^(?:ph|f)oto(?::| by )/i.test(text), {
      error: "write only who made it; the site puts “Photo:” before it",
    })
    .optional()
    .describe("who made the picture, shown with it");
}

/** A picture with its description and its credit. */
export const describedImage = (minimumWidth: number) => ({
  image: image({ minimumWidth }),
  alt: alternativeText(),
  credit: credit(),
});

/** A calendar date, independent of time zones. */
export function day({ isPast }: { isPast: boolean }) {
  return z.iso
    .date({
      error:
        "write the year, month and day of a real date, such as  2025-06-30",
    })
    .register(fieldTraits, { kind: "day", isPast });
}

/** A link: a page of this site, or an address on another one. */
export function link() {
  return z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/|(?:mailto|tel|sms):)/, {
      error: "write an https:// address, or /NAME for a page on this site",
    })
    .register(fieldTraits, { kind: "link" });
}

/** A link with its words. */
export function labeledLink() {
  return z.strictObject({
    label: line(40)
      .describe("the words of the link")
      .meta({ title: "Words of the link" }),
    url: link()
      .describe("the address that it leads to")
      .meta({ title: "Leads to" }),
  });
}

const safePath = new RegExp(
  `^(?=.{1,${longestAddress}}$)(?:/[a-z0-9][\\w.-]{0,${longestName - 1}})+/?$`,
  "i",
);

/** A URL path that used to lead to a page, perhaps on a previous site. */
export function oldAddress() {
  return (
    z
      .string()
      .regex(safePath, {
        error: `write only what follows the site's name, such as /help-out; leave it out if it has spaces, ? or other special characters, more than ${longestAddress} characters, or more than ${longestName} between two slashes`,
      })
      // Redirects are written without a slash at the end.
      .overwrite((address) => address.replace(/\/$/, ""))
      .describe("an address that the page had before, such as /help-out")
  );
}
