/** @jest-environment node */
import type { RequestListener } from "node:http";
import { requestPhoto } from "../../src/photos/request-photo";
import {
  type PhotoHost,
  redirectTo,
  serve,
  startPhotoHost,
  status,
} from "./photo-host";

/** Writes a little at once and again every few milliseconds, for ever. */
const drip =
  (chunk: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "Content-Type": "image/jpeg" }).write(chunk);
    const timer = setInterval(() => response.write(chunk), 10);
    response.on("close", () => clearInterval(timer));
  };

let host: PhotoHost;
let otherHost: PhotoHost;
let closedEarly: Promise<void>;

beforeAll(async () => {
  otherHost = await startPhotoHost({ "/photo.jpg": serve("elsewhere") });
  let tellClosed: () => void;
  closedEarly = new Promise((resolve) => (tellClosed = resolve));
  host = await startPhotoHost({
    "/photo.jpg": serve("a photo"),
    "/empty": serve(""),
    "/agent": (request, response) => {
      response.end(request.headers["user-agent"]);
    },
    "/silent": () => undefined,
    "/stalls": (_request, response) => {
      response.writeHead(200, { "Content-Length": 100 }).write("half a ph");
    },
    "/drips": drip(Buffer.from("x")),
    "/endless": (request, response) => {
      response.on("close", () => tellClosed());
      drip(Buffer.alloc(64 * 1024))(request, response);
    },
    "/resets": (request, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("half a ph", () => request.socket.resetAndDestroy());
    },
    "/hangs-up": (request) => {
      request.socket.destroy();
    },
    "/promises-more": (request, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("half a ph", () => request.socket.end());
    },
    "/no-content": status(204),
    "/forbidden": status(403),
    "/broken": status(500),
    "/unnamed": status(302),
    "/nowhere": redirectTo("http://"),
    "/moved": redirectTo("/photo.jpg", 301),
    "/1": redirectTo("/2"),
    "/2": redirectTo("/3", 303),
    "/3": redirectTo("/4", 307),
    "/4": redirectTo("/5", 308),
    "/5": redirectTo("/photo.jpg"),
    "/0": redirectTo("/1"),
    "/loop": redirectTo("/loop"),
    "/leaves": redirectTo(`${otherHost.origin}/photo.jpg`),
    "/leaves-late": redirectTo("/leaves"),
    "/to-a-file": redirectTo("file:///etc/hostname"),
  });
});

afterAll(async () => {
  await host.close();
  await otherHost.close();
});

beforeEach(() => {
  host.requests.length = 0;
});

const request = (path: string, timeout = 2_000) =>
  requestPhoto(host.origin + path, {
    isAllowed: host.isAllowed,
    timeout,
    maximumBytes: 256 * 1024,
  });

const bytes = (text: string) => ({ value: Buffer.from(text) });

test("gives the bytes", async () => {
  expect(await request("/photo.jpg")).toEqual(bytes("a photo"));
});

test("says who asks", async () => {
  expect(await request("/agent")).toEqual(bytes("bluestem site build"));
});

test.each(["/empty", "/no-content"])("gives no bytes for %s", async (path) => {
  expect(await request(path)).toEqual(bytes(""));
});

test("asks nothing of a host that is not allowed", async () => {
  const reply = await requestPhoto(`${otherHost.origin}/photo.jpg`, {
    isAllowed: host.isAllowed,
  });

  expect(reply).toEqual({ failure: { reason: "not-allowed" } });
  expect(otherHost.requests).toEqual([]);
});

test.each([
  ["/missing", 404],
  ["/forbidden", 403],
  ["/broken", 500],
])("tells what the host answered for %s", async (path, code) => {
  expect(await request(path)).toEqual({
    failure: { reason: "status", status: code },
  });
});

describe("redirects", () => {
  test("are followed within the list", async () => {
    expect(await request("/moved")).toEqual(bytes("a photo"));
    expect(host.requests).toEqual(["/moved", "/photo.jpg"]);
  });

  test("are followed five times", async () => {
    expect(await request("/1")).toEqual(bytes("a photo"));
  });

  test.each(["/0", "/loop"])("are given up from %s", async (path) => {
    expect(await request(path)).toEqual({
      failure: { reason: "too-many-redirects" },
    });
    expect(host.requests).toHaveLength(6);
  });

  test.each(["/leaves", "/leaves-late"])(
    "to a host off the list, from %s, are not followed",
    async (path) => {
      expect(await request(path)).toEqual({
        failure: { reason: "leads-elsewhere", origin: otherHost.origin },
      });
      expect(otherHost.requests).toEqual([]);
    },
  );

  test("to a file of this machine are not followed", async () => {
    expect(await request("/to-a-file")).toEqual({
      failure: { reason: "leads-elsewhere", origin: "file://" },
    });
  });

  test.each(["/unnamed", "/nowhere"])(
    "that lead nowhere, from %s, are an answer like another",
    async (path) => {
      expect(await request(path)).toEqual({
        failure: { reason: "status", status: 302 },
      });
    },
  );
});

test.each(["/silent", "/stalls", "/drips"])(
  "stops waiting for %s",
  async (path) => {
    expect(await request(path, 150)).toEqual({
      failure: { reason: "time-out", timeout: 150 },
    });
  },
);

test("stops reading an endless body, and hangs up", async () => {
  // The time limit must not be what hangs up.
  expect(await request("/endless", 60_000)).toEqual({
    failure: { reason: "too-heavy", maximumBytes: 256 * 1024 },
  });
  await closedEarly;
});

test.each(["/resets", "/hangs-up", "/promises-more"])(
  "notices that the connection broke off: %s",
  async (path) => {
    const reply = await request(path);

    expect(reply).toHaveProperty("failure.reason", "no-connection");
    expect(reply).toHaveProperty(
      "failure.code",
      expect.stringMatching(/^(?:UND_ERR_SOCKET|ECONNRESET)$/),
    );
  },
);

test("tells that nobody listens", async () => {
  const gone = await startPhotoHost({});
  await gone.close();

  expect(
    await requestPhoto(gone.origin, { isAllowed: gone.isAllowed }),
  ).toEqual({ failure: { reason: "no-connection", code: "ECONNREFUSED" } });
});

test.each([
  ["an error", new TypeError("fetch failed")],
  ["text", "no reason"],
  ["null", null],
])("takes a failure without a code: %s", async (_what, reason) => {
  const reply = await requestPhoto(host.origin, {
    isAllowed: host.isAllowed,
    fetch: jest.fn().mockRejectedValue(reason),
  });

  expect(reply).toEqual({
    failure: { reason: "no-connection", code: undefined },
  });
});
