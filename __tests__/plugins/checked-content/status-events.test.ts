/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StatusEvents } from "../../../plugins/gatsby-plugin-checked-content/status-events";

let status: StatusEvents;
let server: Server;
let address: string;

function portOf(info: AddressInfo | string | null) {
  return info !== null && typeof info === "object" ? info.port : 0;
}

beforeEach(async () => {
  status = new StatusEvents();
  server = createServer(status.send);
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
  status.publish("line one\nline two");
  status.publish(null);
  const second = await events?.read();

  expect(code).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(headers.get("cache-control")).toContain("no-transform");
  expect(first?.value).toBe('data: "line one\\nline two"\n\n');
  expect(second?.value).toBe("data: null\n\n");
});
