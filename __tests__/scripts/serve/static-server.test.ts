import { writeFile } from "node:fs/promises";
import path from "node:path";
import { serveSite } from "../../../scripts/serve/static-server";
import { temporaryFolder } from "../../setup/temporary-folder";

// The browser tests are served by it, so they test its headers and redirects.

let folder = "";
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  site = await serveSite(folder, 0);
});

afterAll(() => site.close());

test("serves a new build, and its headers, without a restart", async () => {
  expect((await fetch(`${site.origin}/new`)).status).toBe(404);

  await writeFile(path.join(folder, "new.html"), "new page");
  await writeFile(path.join(folder, "_headers"), "/new\n  X-Test: 1\n");

  const answer = await fetch(`${site.origin}/new`);
  expect(await answer.text()).toBe("new page");
  expect(answer.headers.get("X-Test")).toBe("1");
});
