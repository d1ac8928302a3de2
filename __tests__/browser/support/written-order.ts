import {
  type BodyElement,
  type BodyNode,
  textOf,
} from "../../../src/content/body/tree";
import { formatDate } from "../../../src/content/days";
import type { CalendarEvent } from "../../../src/content/events";
import { phrases } from "../../../src/content/phrases";
import { dayOf, formatClock, formatTime } from "../../../src/content/times";
import {
  bodyOf,
  events,
  frontMatterOf,
  home,
  impact,
  notice,
  programs,
  site,
} from "./content";

// What a screen reader should announce, according to the content, in the format
// of `readingOrder`.

const newTab = "(opens in a new tab)";

/** A line for each of these that there is; `readingOrder` joins them. */
const texts = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).map((part) => `"${part}"`);

const figures = impact.flatMap(({ value, label, asOf, source }) =>
  texts(
    value,
    label,
    asOf && `As of ${formatDate(asOf)}`,
    source && `Source: ${source}`,
  ),
);

const { street, city, state, postalCode } = site.address;
const { phone, hours, mailingAddress } = site.contact ?? {};

const contactDetails = [
  ...texts("Address", street, `${city}, ${state} ${postalCode}`),
  'link "See it on a map"',
  ...texts("Mail", mailingAddress, "Phone"),
  `link "${phone}"`,
  '"Email"',
  `link "${site.email}"`,
  ...texts("Hours", hours, "Tax ID (EIN)", site.ein),
];

export const writtenNotice = [
  'note "Notice"',
  `"${notice.text}"`,
  `link "${notice.link?.label}"`,
];

function eventLines(level: number, { start, end, ...event }: CalendarEvent) {
  const { title, place, text, link, canceled } = event;
  const format = end && dayOf(end) === dayOf(start) ? formatClock : formatTime;
  return [
    `heading ${level} "${canceled ? "Canceled: " : ""}${title}"`,
    ...texts(formatTime(start), end && `to ${format(end)}`, place, text),
    ...(link ? [`link "${link.label}"`] : []),
  ];
}

const writtenEvents = [
  "article",
  'heading 1 "Events"',
  'link "Add to your calendar"',
  ...events.flatMap((event) => eventLines(2, event)),
];

interface Section {
  readonly name: string;
  readonly lead: string;
  readonly text?: string;
  readonly alt?: string | undefined;
}

const section = ({ name, lead, text, alt }: Section, ...more: string[]) => [
  `region "${name}"`,
  ...(alt === undefined ? [] : [`img "${alt}"`]),
  `heading 2 "${name}"`,
  ...texts(lead, text),
  ...more,
];

const credit = (picture: { credit?: string | undefined }) =>
  texts(picture.credit && `Photo: ${picture.credit}`);

const { hero, about, mission, callToAction, contact } = home;

export const writtenHome = [
  `region "${hero.heading}"`,
  `img "${hero.alt}"`,
  `heading 1 "${hero.heading}"`,
  `"${hero.text}"`,
  `link "Support Our Mission ${newTab}"`,
  'link "Learn More"',
  ...credit(hero),
  ...section({ name: "About Our Foundation", ...about }),
  ...section(
    { name: "Our Mission", lead: mission.lead },
    ...mission.pillars.flatMap(({ title, text }) => [
      `heading 3 "${title}"`,
      `"${text}"`,
    ]),
  ),
  ...section(
    { name: "Our Programs", ...home.programs },
    ...programs.flatMap((program) => [
      `img "${program.alt}"`,
      ...credit(program),
      `heading 3 "${program.title}"`,
      `"${program.description}"`,
    ]),
  ),
  ...section({ name: "Our Impact", ...home.impact }, ...figures),
  'region "Coming Up"',
  'heading 2 "Coming Up"',
  ...events.slice(0, 3).flatMap((event) => eventLines(3, event)),
  'link "See All Events"',
  ...section(
    { name: "Join Our Conservation Mission", ...callToAction },
    `link "${callToAction.link?.label}"`,
    `link "Donate Today ${newTab}"`,
    '"Gifts go through Charity Navigator, in a new tab."',
    ...credit(callToAction),
  ),
  ...section(
    { name: "Get In Touch", ...contact },
    'button "Contact Information"',
    ...contactDetails,
  ),
];

function photo({ props }: BodyElement, words = phrases.en) {
  const { alt, caption, credit } = props ?? {};
  return [
    `img "${String(alt)}"`,
    ...texts(
      caption !== undefined && String(caption),
      credit !== undefined && `${words.photo} ${String(credit)}`,
    ),
  ];
}

/** The sample site's only document has 738 bytes. */
const documentNote = ({ props }: BodyElement) =>
  String(props?.["href"]).startsWith("/documents/") ? " (PDF, 0.8 KB)" : "";

function linesOf(node: BodyNode, words = phrases.en): string[] {
  const text = textOf(node).replaceAll(/\s+/g, " ").trim();
  if (typeof node === "string") return text === "" ? [] : [`"${text}"`];
  const below = (node.children ?? []).flatMap((child) => linesOf(child, words));
  switch (node.tag) {
    case "h2":
    case "h3":
    case "h4":
      return [`heading ${node.tag.slice(1)} "${text}"`];
    case "a":
      return [`link "${text}${documentNote(node)}"`];
    case "table":
      return ['group "Table"', ...below];
    case "Notice":
      return [
        `note "${String(node.props?.["title"])}"`,
        `"${String(node.props?.["title"])}"`,
        ...below,
      ];
    case "Photo":
      return photo(node, words);
    case "ContactDetails":
      return contactDetails;
    case "DonateButton":
      return [
        `link "${words.donate} ${words.newTab}"`,
        `"${words.giftsThrough} Charity Navigator, ${words.inNewTab}"`,
      ];
    case "ImpactFigures":
      return figures;
    default:
      return below;
  }
}

/** The text page at a path, with its table of contents if it is long. */
export function writtenPage(address: string) {
  if (address === "/events") return writtenEvents;
  const { title, lastUpdated, lang = "en" } = frontMatterOf(address);
  const words = phrases[lang];
  const body = bodyOf(address);
  const sections = body
    .filter((node) => typeof node !== "string" && node.tag === "h2")
    .map((node) => `link "${textOf(node)}"`);
  return [
    "article",
    `heading 1 "${title}"`,
    ...(sections.length < 4
      ? []
      : [
          `navigation "${words.onThisPage}"`,
          `"${words.onThisPage}"`,
          ...sections,
        ]),
    ...texts(
      lastUpdated && `${words.lastUpdated} ${formatDate(lastUpdated, lang)}`,
    ),
    ...body.flatMap((node) => linesOf(node, words)),
  ];
}
