import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Content } from "../../src/content/content";
import type { CheckResult } from "../../src/content/check/result";
import { openChromium } from "../find-chromium";
import { serveSite } from "../serve/static-server";
import { runBeside } from "../run";
import { look } from "./look";
import { type Finding, problemsFrom, type Sources } from "./problems";
import { pageAddress, pageAddresses, siteLinks } from "./site-links";

const folder = "public";

/** Checks all pages, two at a time so that small machines can keep up. */
async function lookAtAll() {
  const queue = await pageAddresses(folder);
  const found = new Map<string, readonly Finding[]>();
  const browser = await openChromium();
  const { origin, close } = await serveSite(path.resolve(folder), 0);
  try {
    const options = { baseURL: origin, reducedMotion: "reduce" } as const;
    const context = await browser.newContext(options);
    // As if the tab had loaded the fonts before, so they arrive with the page.
    await context.addInitScript("sessionStorage.fonts = true");
    const work = async () => {
      const page = await context.newPage();
      for (let next = queue.shift(); next; next = queue.shift()) {
        found.set(next, await look(page, next));
      }
    };
    await Promise.all([work(), work()]);
    return found;
  } finally {
    await browser.close();
    close();
  }
}

async function readSources({
  pages,
  notice,
  events,
}: Content): Promise<Sources> {
  const shared = ["home.yml", "programs.yml", "impact.yml", "site.yml"];
  if (notice) shared.push("notice.yml");
  if (events) shared.push("events.yml");
  const names = [...shared, ...pages.map(({ file }) => file)];
  const read = async (name: string) =>
    [`content/${name}`, await readFile(`content/${name}`, "utf8")] as const;
  return new Map(await Promise.all(names.map(read)));
}

/** The result if the site could not be checked. */
function stopped(found: string, log: string) {
  const place = { file: "content", line: 1, column: 1, path: "the whole site" };
  const expected = "a site that can be built and checked in a browser";
  const fix =
    "correct what the lines below say about content; if they don't mention it, show them to a developer";
  return { problems: [{ ...place, found, expected, fix }], notes: [log] };
}

/**
 * Builds the site from `content` into `public`, and checks every page as
 * visitors see it. Never throws: reports any failure as a problem.
 */
export async function reviewSite(
  content: Content,
): Promise<Pick<CheckResult, "problems" | "notes" | "pages">> {
  console.error("Building the site and checking its pages: about two minutes.");
  try {
    const { ok, output } = await runBeside("npx", ["tsx", "scripts/build.ts"]);
    if (!ok) {
      const reason = output.slice(Math.max(output.indexOf(" ERROR "), 0));
      const log = stripVTControlCharacters(reason);
      return stopped("the build failed", log);
    }
    const findings = await lookAtAll();
    const pages = findings.size;
    const links = await siteLinks(folder, `${content.site.url}/`);
    for (const { file, address } of links.filter(({ works }) => !works)) {
      const page = `/${pageAddress(file)}`;
      const broken = {
        found: `a link to ${address}`,
        expected: "an address that leads somewhere on the site",
        text: address,
        fix: "correct the address",
      };
      findings.set(page, [...(findings.get(page) ?? []), broken]);
    }
    const sources = await readSources(content);
    const problems = problemsFrom(findings, content, sources);
    return { problems, notes: [], pages };
  } catch (error) {
    return stopped("the page check failed", String(error));
  }
}
