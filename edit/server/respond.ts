import type { IncomingMessage } from "node:http";
import { extname, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import {
  readSnapshot,
  staticFolder,
} from "../../src/content/load/read-snapshot";
import { isContentFile } from "../../src/content/schema/files";
import type { LoadedContent } from "../local/store";
import { Refused } from "../store/refused";
import { editorPage } from "../build/editor-page";
import { withHashes } from "./git-hash";
import { readRegularFile } from "./regular-file";
import { replacedFile } from "./replaced-files";
import { saveFiles } from "./save-files";

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

const asFile = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
  new Response(body, { headers: { "Content-Type": type } });

/** A response that tells staff why something wasn't done. */
export const failed = (status: number, error: string) =>
  Response.json({ error }, { status });

/** Staff see this in a tab that is still open from the last time the editor ran. */
export const notFound = () =>
  new Response(
    "The editor isn’t at this address. Each time it starts, it prints a new address: open that one.",
    { status: 404 },
  );

/**
 * The last save. The next one waits for it: at the same time, both would find
 * that nothing has changed, and the second would overwrite the first.
 */
let lastSave: Promise<unknown> = Promise.resolve();

/** Everything that the editor shows and checks. */
async function load(folder: string): Promise<LoadedContent> {
  const snapshot = await readSnapshot(folder);
  return {
    ...snapshot,
    name: resolve(folder),
    entries: await withHashes(folder, snapshot.entries),
    staticFiles: [...snapshot.staticFiles],
    changed: [...snapshot.changed],
  };
}

async function save(folder: string, request: IncomingMessage) {
  const { "content-type": type, "content-length": length } = request.headers;
  if (type !== "application/json") throw new Refused("This isn’t JSON.");
  if (length === undefined || Number(length) > largestBody) {
    throw new Refused("These changes are too large to be saved at once.");
  }
  const body = changes.safeParse(await json(request).catch(() => undefined));
  if (!body.success) throw new Refused("This isn’t a list of changes.");
  const saving = lastSave.then(() => saveFiles(folder, body.data));
  lastSave = saving.catch(() => undefined);
  const result = await saving;
  return Response.json(result, { status: "saved" in result ? 200 : 409 });
}

/**
 * Responds to a request for an address of the editor.
 *
 * @param hash of the picture that the editor knows by the path; empty for other
 * files
 * @throws {Refused} if the request is refused
 * @throws {Error} if a file can't be read or written
 */
export async function respond(
  { folder, bundle }: Served,
  path: string,
  hash: string,
  request: IncomingMessage,
): Promise<Response> {
  const isContent = path === "content";
  if (isContent && request.method === "POST") return save(folder, request);
  if (request.method !== "GET") return failed(405, "This can only be read.");
  if (isContent) return Response.json(await load(folder));
  if (path === "") return asFile("text/html; charset=utf-8", page);
  const type = types.get(extname(path).toLowerCase());
  if (!type) return notFound();
  const root = isContentFile(path) ? folder : staticFolder;
  const body =
    bundle.get(path) ??
    replacedFile(hash) ??
    (await readRegularFile(root, path));
  return body ? asFile(type, new Uint8Array(body)) : notFound();
}
