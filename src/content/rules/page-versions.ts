import { show } from "../words/show";
import type { ParsedContent } from "../read/parsed-content";
import type { Rule } from "./rule";

const isInEnglish = ({ pages }: ParsedContent, address: string) => {
  const lang = pages.get(address)?.front.root.textOf("lang") ?? "en";
  return pages.has(address) && lang === "en";
};

/**
 * Pages that name an English version that doesn't exist or is taken, or are in
 * English themselves.
 */
export const pageVersions: Rule<"content"> = {
  *check(files) {
    const seen = new Set<string>();
    for (const { address, front } of files.pages.values()) {
      const english = front.root.field("english");
      if (!english) continue;
      const { text: named = "" } = english;
      const version = `${front.root.textOf("lang") ?? ""} ${named}`;
      if (isInEnglish(files, address)) {
        yield {
          node: english,
          found: "a link to the same page in English, on a page in English",
          expected: "such a link only on a page in another language (lang)",
          fix: "choose the page's language (lang), such as es for Spanish; if it is in English, remove this link",
        };
      } else if (!isInEnglish(files, named)) {
        yield {
          node: english,
          found: show(named),
          expected: "the address of a page in English",
          fix: "write the address of the same page in English, such as /about",
        };
      } else if (seen.has(version)) {
        yield {
          node: english,
          found: `${show(named)}, which another page already names`,
          expected: "one page in each language for each English page",
          fix: "remove this link, or delete the page you don't need",
        };
      }
      seen.add(version);
    }
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Términos de uso\nlang: es\nenglish: https://example.com/terms",
      good: "title: Términos de uso\nlang: es\nenglish: /about",
      message:
        "https://example.com/terms → write the address of the same page in English, such as /about",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Términos de uso\nenglish: /about",
      good: "title: Términos de uso\nlang: es\nenglish: /about",
      message:
        "a link to the same page in English, on a page in English → choose the page's language (lang), such as es for Spanish; if it is in English, remove this link",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Términos de uso\nlang: es\nenglish: /about",
      good: "title: Términos de uso\nlang: es\nenglish: /privacy-policy",
      message:
        "/about, which another page already names → remove this link, or delete the page you don't need",
      beside: {
        "pages/acerca.mdx":
          "---\ntitle: Quiénes somos\nlang: es\nenglish: /about\ndescription: Quiénes somos y qué hacemos por la pradera cada estación.\nlastUpdated: 2025-06-30\n---\n\nCuidamos la tierra.",
      },
    },
  ],
};
