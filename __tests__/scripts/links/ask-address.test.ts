/** @jest-environment node */
import type { RequestListener } from "node:http";
import { askAddress } from "../../../scripts/links/ask-address";
import { type LoopbackHost, startHost } from "../../setup/loopback-host";

const answer =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end("text");

const badAtFirst: RequestListener = (request, response) => {
  const status = host.requests.length > 1 ? 200 : 503;
  answer(status)(request, response);
};

let host: LoopbackHost;

beforeEach(async () => {
  host = await startHost({
    "/200": answer(200),
    "/302": (_, response) =>
      void response.writeHead(302, { location: "/200" }).end(),
    "/403": answer(403),
    "/410": answer(410),
    "/429": answer(429),
    "/500": answer(500),
    "/bad-at-first": badAtFirst,
    "/cut": (_, response) => void response.destroy(),
  });
});

afterEach(() => host.close());

test.each([
  ["/200", "there", "200"],
  ["/302", "there", "200"],
  ["/bad-at-first", "there", "200"],
  ["/404", "gone", "404"],
  ["/410", "gone", "410"],
  ["/500", "gone", "500"],
  ["/403", "refused", "403"],
  ["/429", "refused", "429"],
])("%s is %s: %s", async (path, outcome, detail) => {
  const address = host.origin + path;

  expect(await askAddress(address)).toEqual({ address, outcome, detail });
});

test("an address that answers nothing is gone, and the reason is said", async () => {
  const { outcome, detail } = await askAddress(`${host.origin}/cut`);

  expect(outcome).toBe("gone");
  expect(detail).toMatch(/closed|reset|hang up/);
});

test("what is well is asked once, what is gone twice", async () => {
  await askAddress(`${host.origin}/200`);
  await askAddress(`${host.origin}/404`);

  expect(host.requests).toEqual(["/200", "/404", "/404"]);
});

test("a placeholder is not asked", async () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const address = "https://prairie.example/about";

  expect(await askAddress(address)).toEqual({
    address,
    outcome: "placeholder",
    detail: "not asked",
  });
  expect(fetched).not.toHaveBeenCalled();
});

test("an address that only ends like a placeholder's is asked", async () => {
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(null, { status: 404 }));

  const { outcome } = await askAddress("https://counterexample/");

  expect(outcome).toBe("gone");
});
