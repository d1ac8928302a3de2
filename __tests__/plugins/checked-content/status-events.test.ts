/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ContentStatus } from "../../../plugins/gatsby-plugin-checked-content/content-status";
import { sendStatus } from "../../../plugins/gatsby-plugin-checked-content/status-events";

let status: ContentStatus;
let server: Server;
let address: string;

function portOf(info: AddressInfo | string | null) {
  return info !== null && typeof info === "object" ? info.port : 0;
}

beforeEach(async () => {
  status = new ContentStatus();
  server = createServer(sendStatus(status));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${portOf(server.address())}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("sends the report and every change as one line of JSON", async () => {
  status.publish("line one\nline two");
  const { status: code, body, headers } = await fetch(address);
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();

  const first = await events?.read();
  status.publish(null);
  const second = await events?.read();

  expect(code).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(first?.value).toBe('data: "line one\\nline two"\n\n');
  expect(second?.value).toBe("data: null\n\n");
});

test("is not buffered by compression", async () => {
  const { headers } = await fetch(address);

  expect(headers.get("cache-control")).toContain("no-transform");
});

test("stops listening when the page is closed", async () => {
  const leave = new AbortController();
  const stopped = new Promise<void>((stop) => {
    jest.spyOn(status, "subscribe").mockImplementation(() => {
      leave.abort();
      return stop;
    });
  });

  await expect(fetch(address, { signal: leave.signal })).rejects.toThrow();

  await expect(stopped).resolves.toBeUndefined();
});
