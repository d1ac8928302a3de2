import type { Browser, Page } from "@playwright/test";

/** The kinds of files that a visit downloads. */
export const kinds = [
  "html+css",
  "script",
  "font",
  "picture",
  "other",
] as const;
export type Kind = (typeof kinds)[number];

interface Cost {
  readonly requests: number;
  readonly bytes: Readonly<Record<string, number>>;
}

export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** A common phone, and a laptop. */
export const windows: readonly Window[] = [
  { name: "412 px at 1.75", width: 412, height: 823, density: 1.75 },
  { name: "1350 px", width: 1350, height: 940, density: 1 },
];

function kindOf(mimeType: string): Kind {
  if (/html|css/.test(mimeType)) return "html+css";
  if (mimeType.includes("javascript")) return "script";
  if (mimeType.includes("font")) return "font";
  if (mimeType.startsWith("image/")) return "picture";
  return "other";
}

/** Adds up what the page fetches, in bytes as they came over the wire. */
async function watch(page: Page) {
  const types = new Map<string, string>();
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  let requests = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf(types.get(requestId) ?? "");
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
  });
  return (): Cost => ({
    requests,
    bytes: { ...bytes },
  });
}

async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}

/** What one page costs, before scrolling and after scrolling to its end. */
export async function costOf(browser: Browser, address: string, size: Window) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.density,
  });
  const page = await context.newPage();
  const cost = await watch(page);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const before = cost();
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  const after = cost();
  await context.close();
  return { before, after };
}
