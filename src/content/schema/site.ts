import { z } from "zod";
import { isTimeZone, timeZonesInWords } from "./times";
import { phoneAddress } from "./phone";
import { oneOf } from "../words/amounts";
import { labeledLink, line, link } from "./fields";
import {
  givingHostNames,
  gmailSlip,
  meantGivingHost,
  namesAccount,
} from "./hosts";
import { fieldTraits } from "./kinds";

/** Whether text is an origin: a URL with nothing after the host. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** Whether the URL contains {ein} at most once. */
const hasOneEin = (value: string) => value.split("{ein}").length <= 2;

/** Whether donors give to one account there, with any EIN in place of {ein}. */
const isAccount = (value: string) =>
  !/\s/.test(value) && namesAccount(value.replace("{ein}", "000000000"));

/** Whether an EIN in the donate address, with or without its hyphen, is the site's. */
function namesSameEin({ donateUrl, ein }: { donateUrl: string; ein: string }) {
  const found = donateUrl.match(/(?<![\da-f])\d{2}-?\d{7}(?![\da-f])/g) ?? [];
  return found.every((each) => each.replace("-", "") === ein.replace("-", ""));
}

/** Whether the county comes without its state, which search engines get after it. */
const hasCountyAlone = (site: {
  readonly county: string;
  readonly address: { readonly state: string };
}) => !site.county.endsWith(`, ${site.address.state}`);

/** What to write instead of an address where donors can't give to the organization. */
function donateFix(value: string) {
  const host = meantGivingHost(value);
  return host
    ? `copy the address of your own page there; it looks like ${host.example}`
    : `use an address on ${oneOf(givingHostNames)}; to use another site, ask a developer to add it`;
}

/** In characters; phones show about as many below an icon. */
export const longestShortName = 20;

/** The tax status of an organization that doesn't say. */
export const usualTaxStatus = "501(c)(3)";

/** content/site.yml: facts about the organization, each stated once. */
export const siteSchema = z
  .strictObject({
    name: line(80).describe("the organization's full name"),
    shortName: line(longestShortName)
      .optional()
      .describe(
        "a short name for the icon on a phone; without it, the full name if it fits",
      )
      .meta({ title: "Short name" }),
    county: line(60)
      // `Waldo` or `Waldo Co.` isn't enough, but regions have names of any kind.
      .regex(/[\s-](?!Co\b)\p{Lu}/u, {
        error:
          "write its whole name, such as Story County, Orleans Parish or Merrimack Valley",
      })
      .describe("the county it serves, such as Story County"),
    url: z
      .string()
      .regex(/^https:\/\//, { error: "begin the address with https://" })
      .refine(isOrigin, {
        error:
          "write only the start of the address in lowercase letters, such as https://example.org, with nothing after the name",
      })
      .describe(
        "the address of this website, such as https://example.org, with nothing after the name",
      )
      .meta({ title: "Address of the website" })
      .register(fieldTraits, { kind: "origin" }),
    email: z
      .email({
        error:
          "write one address with no space or comma in it, like hello@example.org",
      })
      .refine((address) => !gmailSlip.test(address))
      .describe("the address that visitors write to"),
    address: z
      .strictObject({
        street: line(80).describe("the number and the street"),
        city: line(60)
          .regex(/^[^,]+$/, {
            error: "write it without a comma; the state has a line of its own",
          })
          .describe("the city or town"),
        state: line(40)
          // `IA` would be read aloud as a word.
          .regex(/^(?=.*\p{Ll})[^\d,]+$/u, {
            error: "write only the state's full name, such as Maine",
          })
          .describe("the state in full, such as Maine"),
        postalCode: z
          .string()
          .regex(/^\d{5}(?:-\d{4})?$/, {
            error: "write five digits, such as 50000",
          })
          .describe("the ZIP code, such as 50000")
          .meta({ title: "ZIP code" }),
      })
      .describe("the postal address: street, city, state and postalCode"),
    timeZone: z
      .string()
      .refine(isTimeZone, {
        error: `write ${timeZonesInWords}, or the name of another place with the same time`,
      })
      .register(fieldTraits, { kind: "timeZone" })
      .optional()
      .describe(
        "the time zone of your events, such as America/Denver for Mountain Time; needed once there are any",
      ),
    contact: z
      .strictObject({
        phone: z
          .string()
          .refine((value) => phoneAddress(value) !== undefined, {
            error:
              "write ten digits, such as (515) 555-0134; put any remark in parentheses at the end",
          })
          .optional()
          .describe("the phone number, such as (515) 555-0134"),
        hours: line(120)
          .optional()
          .describe("when someone is in, such as Monday to Friday, 9 to 5"),
        mailingAddress: line(120)
          .optional()
          .describe("where to send mail, if not to the street address"),
        mapUrl: link()
          .optional()
          .describe("the address of a map that shows the way")
          .meta({ title: "Map" }),
      })
      .optional()
      .describe(
        "more ways to reach you: by phone, at certain hours, by mail, or with a map",
      )
      .meta({ title: "More ways to reach you" }),
    links: z
      .array(labeledLink().describe("one link: label and url"))
      .optional()
      .describe("links in the footer, such as social profiles or a newsletter")
      .meta({ title: "Links in the footer" }),
    ein: z
      .string()
      .regex(/^\d{2}-\d{7}$/, {
        error: "write two digits, a hyphen and seven digits",
      })
      .describe("the tax ID (EIN), such as 12-3456789")
      .meta({ title: "Tax ID (EIN)" })
      .register(fieldTraits, { kind: "ein" }),
    taxStatus: z
      .string()
      .regex(/^501\(c\)\((?:[1-9]|1\d|2\d)\)$/, {
        error: "write it like 501(c)(4), with a number from 1 to 29 at the end",
      })
      .optional()
      .describe(
        `the part of the tax law that makes you a nonprofit, such as 501(c)(4); without it, ${usualTaxStatus}`,
      )
      .meta({ title: "Tax status" }),
    donateUrl: z
      .string()
      .regex(/^https:\/\//, { error: "begin the address with https://" })
      .refine(hasOneEin, {
        error: "write {ein} once, where the nine digits of the EIN belong",
      })
      .refine(isAccount, { error: ({ input }) => donateFix(String(input)) })
      .describe(
        "the address of the page where donors give to you; {ein} in it becomes the nine digits of the EIN",
      )
      .meta({ title: "Where donors give" })
      .register(fieldTraits, { kind: "account" }),
    drawings: z
      .enum(["prairie", "none"])
      .optional()
      .describe(
        "prairie to keep the drawings that the site comes with, behind titles and figures, beside About, and on the Page Not Found page; none to leave them out",
      ),
    copyrightYear: z
      .int()
      .min(1900)
      .max(2200)
      .describe("the year in the copyright line, such as 2025"),
  })
  .refine(hasCountyAlone, {
    path: ["county"],
    error: "write it without the state, which has a line of its own",
  })
  .refine(namesSameEin, {
    path: ["donateUrl"],
    error:
      "write {ein} in place of the digits, or correct the EIN above: gifts would go to another organization",
  });

export type Site = z.infer<typeof siteSchema>;
