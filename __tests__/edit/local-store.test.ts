import { localStore } from "../../edit/local/store";

test.each([
  [200, btoa("a picture")],
  [404, null],
])(
  "a picture whose request is answered with %i is read",
  async (status, text) => {
    const answer = new Response("a picture", { status });
    jest.spyOn(globalThis, "fetch").mockResolvedValue(answer);

    expect(await localStore.read("images/oak.jpg")).toBe(text);
  },
);

test("a picture that the server can't read isn't taken for deleted", async () => {
  const answer = new Response("", { status: 500 });
  jest.spyOn(globalThis, "fetch").mockResolvedValue(answer);

  await expect(localStore.read("images/oak.jpg")).rejects.toThrow(
    "can’t be read",
  );
});
