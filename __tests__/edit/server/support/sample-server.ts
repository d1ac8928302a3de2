import { cp, lstat, readdir, readFile } from "node:fs/promises";
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { startServer } from "../../../../edit/server/server";
import type { ChangedFile } from "../../../../edit/store/texts";
import { sampleFolder } from "../../../browser/support/sample";
import { temporaryFolder } from "../../../setup/temporary-folder";

interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

const answerSchema = z.object({
  saved: z.boolean().optional(),
  changedSince: z.array(z.unknown()).optional(),
  error: z.string().optional(),
});

/** All files of a folder with their bytes, and who may read them. */
async function everything(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const files = names.sort().map(async (name) => {
    const location = path.join(folder, name);
    const bytes = await readFile(location).catch(() => null);
    const { mode } = await lstat(location);
    return [name, { mode, bytes: bytes?.toString("base64") }] as const;
  });
  return new Map(await Promise.all(files));
}

/** The editor's server, on a copy of the sample content. */
export async function sampleServer() {
  const folder = path.join(await temporaryFolder(), "content");
  await cp(sampleFolder, folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const served = { folder, bundle: new Map<string, Uint8Array>() };
  const { address, close } = await startServer(served, 0);
  const { host, origin, port, pathname } = new URL(address);

  /** Requests an address below the editor's just as it is written. */
  async function send(
    address: string,
    { method = "GET", headers = {}, body = "" }: Sent = {},
  ) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({
        hostname: "127.0.0.1",
        port,
        path: address.startsWith("/") ? address : pathname + address,
        method,
        headers: {
          host,
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      })
        .on("response", resolve)
        .on("error", reject)
        .end(body);
    });
    const bytes = await buffer(response);
    const { statusCode: status, headers: answered } = response;
    return { status, headers: answered, bytes };
  }

  /** Sends a text as the editor sends changes, apart from what is given. */
  async function post(body: string, headers: OutgoingHttpHeaders = {}) {
    const { status, bytes } = await send("content", {
      method: "POST",
      headers: { origin, "content-type": "application/json", ...headers },
      body,
    });
    const answer = answerSchema.parse(JSON.parse(bytes.toString()));
    return { status, answer };
  }

  return {
    ...{ folder, origin, port, close, send, post, at },
    save: (changes: readonly ChangedFile[]) => post(JSON.stringify(changes)),
    /** A change of a file as it is on the disk. */
    changeTo: async (
      name: string,
      after: string | null,
    ): Promise<ChangedFile> => ({
      path: name,
      before: await readFile(at(name), "utf8"),
      after,
    }),
    /**
     * The answer to a request that must change nothing in the folder or beside
     * it.
     */
    async withoutChanges<Answer>(request: () => Promise<Answer>) {
      const around = path.dirname(folder);
      const before = await everything(around);
      const answer = await request();
      expect(await everything(around)).toEqual(before);
      return answer;
    },
  };
}

export type SampleServer = Awaited<ReturnType<typeof sampleServer>>;
