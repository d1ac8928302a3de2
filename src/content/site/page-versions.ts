import type { Page } from "./content";
import type { Language } from "../words/phrases";

/** A page in one of the languages that it can be read in. */
export interface PageVersion {
  readonly lang: Language;
  readonly address: string;
}

type WrittenPage = Pick<Page, "frontMatter" | "address">;

/** A page in all its languages, English first; empty if it has only one. */
export function versionsOf(
  { frontMatter, address }: WrittenPage,
  pages: readonly WrittenPage[],
): PageVersion[] {
  const english = frontMatter.english ?? address;
  const translations = pages
    .filter((each) => each.frontMatter.english === english)
    .map((each) => ({
      lang: each.frontMatter.lang ?? "en",
      address: each.address,
    }));
  return translations.length === 0
    ? []
    : [{ lang: "en", address: english }, ...translations];
}
