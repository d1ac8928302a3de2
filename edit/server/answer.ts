import type { IncomingMessage } from "node:http";
import { extname } from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { staticFolder } from "../../src/content/load/read-snapshot";
import { isContentFile } from "../../src/content/schema/files";
import { Refused } from "../store/refused";
import { loadContent } from "./load-content";
import { editorPage } from "../build/editor-page";
import { readRegularFile } from "./regular-file";
import { saveFiles } from "./save-files";

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

export interface Served {
  /** The content folder, as the check names it in reports. */
  readonly folder: string;
  /** The editor's script, its fonts and its pictures by name. */
  readonly bundle: ReadonlyMap<string, Uint8Array>;
}

/** In bytes: room for all texts of a site and dozens of pictures. */
const largestBody = 64 * 1024 * 1024;

const types = new Map([
  [".avif", "image/avif"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".pdf", "application/pdf"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".webp", "image/webp"],
  [".woff2", "font/woff2"],
]);

const changes = z
  .array(
    z.strictObject({
      path: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  )
  .refine((list) => new Set(list.map(({ path }) => path)).size === list.length);

const page = editorPage({
  icon: "favicon.svg",
  start: `<script type="module" src="edit.js"></script>`,
});

const asJson = (status: number, value: object): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});

/** A response that tells staff why something wasn't done. */
export const failed = (status: number, error: string) =>
  asJson(status, { error });

/** Staff see this in a tab that is still open from the last time the editor ran. */
export const notFound: Answer = {
  status: 404,
  type: "text/plain; charset=utf-8",
  body: "The editor isn’t at this address. Each time it starts, it prints a new address: open that one.",
};

async function save(folder: string, request: IncomingMessage) {
  const { "content-type": type, "content-length": length } = request.headers;
  if (type !== "application/json") throw new Refused("This isn’t JSON.");
  if (length === undefined || Number(length) > largestBody) {
    throw new Refused("These changes are too large to be saved at once.");
  }
  const body = changes.safeParse(await json(request).catch(() => undefined));
  if (!body.success) throw new Refused("This isn’t a list of changes.");
  const answer = await saveFiles(folder, body.data);
  return asJson("saved" in answer ? 200 : 409, answer);
}

/** A file of the editor itself, a picture or document, or a static file. */
function readServed({ folder, bundle }: Served, path: string) {
  const own = bundle.get(path);
  if (own) return own;
  return readRegularFile(isContentFile(path) ? folder : staticFolder, path);
}

/**
 * Answers a request for an address of the editor.
 *
 * @throws {Refused} if the request is refused
 * @throws {Error} if a file can't be read or written
 */
export async function answerFor(
  served: Served,
  path: string,
  request: IncomingMessage,
): Promise<Answer> {
  const { folder } = served;
  const isContent = path === "content";
  if (isContent && request.method === "POST") return save(folder, request);
  if (request.method !== "GET") return failed(405, "This can only be read.");
  if (isContent) return asJson(200, await loadContent(folder));
  if (path === "") {
    return { status: 200, type: "text/html; charset=utf-8", body: page };
  }
  const type = types.get(extname(path).toLowerCase());
  const body = type ? await readServed(served, path) : null;
  return type && body ? { status: 200, type, body } : notFound;
}
