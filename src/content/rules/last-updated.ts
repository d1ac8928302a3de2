import { parseBody } from "../body/body-tree";
import { dayAt, dayInIowa, firstZone, isDay, lastZone } from "../days";
import { type PageFile, readPage } from "../read/page";
import { type ReadFiles, defineRule } from "./define-rule";

const fieldOf = ({ front }: PageFile, name: string) =>
  front.fields.find((field) => field.name === name);

/** What readers see, regardless of line breaks in the source. */
function readerText(page: PageFile): string {
  const title = String(fieldOf(page, "title")?.value);
  const body = JSON.stringify(parseBody(page.body.source));
  return `${title}\n${body}`.replaceAll(/(?:\\n|\s)+/g, " ");
}

/** Whether the site's address is a placeholder, which can't be public. */
const isUnpublished = ({ yaml }: ReadFiles) =>
  yaml
    .get("site.yml")
    ?.fields.some(
      ({ name, value }) => name === "url" && /\.example$/i.test(String(value)),
    ) === true;

/**
 * A page whose text changed but whose date didn't, or whose date moved back. If
 * the date is today in any time zone, the text may change any number of times.
 * Until the site is public, its text is the first edition and keeps its date.
 */
export const lastUpdated = defineRule({
  id: "last-updated",
  on: "page",
  expected: "the day of the last change, which readers see",
  check(page, site) {
    if (isUnpublished(site)) return;
    const { now, changed } = site;
    const text = changed.get(page.file);
    const before = text ? readPage(page.file, text) : undefined;
    const day = fieldOf(page, "lastUpdated");
    const value = String(day?.value);
    const last = String(before && fieldOf(before, "lastUpdated")?.value);
    if (!day || !before || !isDay(value) || !isDay(last)) return;
    const today = dayInIowa(now);
    const latest = dayAt(now, firstZone);
    // A future date was a mistake, so it may be moved back.
    const isEarlier = value < last && last <= latest;
    const isToday = value >= dayAt(now, lastZone) && value <= latest;
    const hasNewText = readerText(page) !== readerText(before);
    if (!isEarlier && (value !== last || isToday || !hasNewText)) return;
    return {
      at: page.frontStart + day.at,
      path: page.front.words(day.path),
      found: isEarlier
        ? `${value}, earlier than before`
        : `${value}, though the text has changed since`,
      fix: `write  lastUpdated: ${hasNewText && last < today ? today : last}`,
    };
  },
  examples: [],
});
