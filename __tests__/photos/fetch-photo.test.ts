/** @jest-environment node */
import { fetchPhoto } from "../../src/photos/fetch-photo";
import {
  inTurn,
  type PhotoHost,
  redirectTo,
  serve,
  startPhotoHost,
  status,
} from "./photo-host";
import { drawing, half, photograph } from "./pictures";

let host: PhotoHost;
let photo: Buffer;

beforeAll(async () => {
  photo = await photograph();
  host = await startPhotoHost({
    "/heron": serve(photo, "text/plain"),
    "/moved": redirectTo("/heron"),
    "/busy": inTurn(status(500), status(503), serve(photo)),
    "/counting": inTurn(status(429), serve(photo)),
    "/slow": inTurn(() => undefined, serve(photo)),
    "/shaky": inTurn(({ socket }) => {
      socket.destroy();
    }, serve(photo)),
    "/down": status(500),
    "/page": serve("<!doctype html><title>Gone</title>"),
    "/drawing": serve(drawing()),
    "/cut-off": serve(half(photo)),
    "/says-too-little": ({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      socket.write(`Content-Length: ${Math.floor(photo.length / 2)}\r\n\r\n`);
      socket.end(photo);
    },
  });
});

afterAll(() => host.close());

beforeEach(() => {
  host.requests.length = 0;
});

const fetched = (path: string, timeout = 5_000) =>
  fetchPhoto(host.origin + path, {
    isAllowed: host.isAllowed,
    timeout,
    pauses: [1, 1],
  });

test.each(["/heron", "/moved"])("gives the photo from %s", async (path) => {
  expect(await fetched(path)).toEqual({
    photo: { bytes: photo, type: "jpg", width: 960, height: 640 },
  });
});

test.each([
  ["/busy", 3],
  ["/counting", 2],
  ["/shaky", 2],
])("asks %s again: %i requests in all", async (path, requests) => {
  expect(await fetched(path)).toHaveProperty("photo.type", "jpg");
  expect(host.requests).toHaveLength(requests);
});

test("asks again when no answer came in time", async () => {
  expect(await fetched("/slow", 200)).toHaveProperty("photo.type", "jpg");
  expect(host.requests).toHaveLength(2);
});

test("gives up after the last attempt", async () => {
  expect(await fetched("/down")).toEqual({
    failure: { reason: "status", status: 500 },
  });
  expect(host.requests).toHaveLength(3);
});

test.each([
  ["/missing", "status"],
  ["/page", "web-page"],
  ["/drawing", "wrong-type"],
  ["/cut-off", "damaged"],
  ["/says-too-little", "damaged"],
])("asks %s only once: %s", async (path, reason) => {
  expect(await fetched(path)).toHaveProperty("failure.reason", reason);
  expect(host.requests).toHaveLength(1);
});
