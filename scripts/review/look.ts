import type { Page } from "@playwright/test";
import { show } from "../../src/content/words/show";
import { axeFindings, textRules } from "./axe";
import { sidewaysScroll, wideWords } from "./overflow";
import type { Finding } from "./problems";
import { picturesDrawn } from "./pictures-drawn";

/** The windows of a phone and of a computer. */
const windows = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

/** Reports a page that is too wide, by its longest overflowing word. */
async function tooWide(page: Page, width: number): Promise<Finding[]> {
  const words = await wideWords(page);
  const [word] = words.sort((one, other) => other.length - one.length);
  if (word === undefined && (await sidewaysScroll(page)) === 0) return [];
  return [
    {
      found: show(word ?? "a part without words"),
      expected: `nothing wider than a screen of ${width} pixels`,
      text: word ?? "",
      fix: "write it shorter or as several words; on a page, a long web address can be a link,  [words](https://…)",
    },
  ];
}

/**
 * Checks one built page in a browser, on a phone and on a computer, by day and
 * at night.
 *
 * @param address of the page on the server: `/about`
 * @throws {Error} if the page can't be shown
 */
export async function look(page: Page, address: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  await page.goto(address);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await picturesDrawn(page);
      findings.push(...(await tooWide(page, viewport.width)));
      for (const { rule, help, place } of await axeFindings(page)) {
        findings.push({
          found: `${help} (${place})`,
          expected:
            "a page that everyone can use, including with a screen reader",
          ...textRules[rule],
        });
      }
    }
  }
  return findings;
}
