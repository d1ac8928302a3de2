import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SiteContent } from "../../../../plugins/gatsby-plugin-checked-content/site-content";
import { sampleFolder } from "../../../browser/support/sample";

/** A copy of the sample content in a temporary folder, checked. */
export async function sampleCopy() {
  const work = await mkdtemp(path.join(tmpdir(), "checked-"));
  const folders = {
    folder: path.join(work, "content"),
    downloads: path.join(work, "downloads"),
    stage: path.join(work, "stage"),
    site: path.join(work, "public"),
  };
  await cp(sampleFolder, folders.folder, { recursive: true });
  const latest = new SiteContent(folders);
  expect(await latest.read()).toBeNull();
  return {
    folders,
    latest,
    async change(file: string, from: string | RegExp, to: string) {
      const at = path.join(folders.folder, file);
      await writeFile(at, (await readFile(at, "utf8")).replace(from, to));
    },
    remove: () => rm(work, { recursive: true }),
  };
}

export type SampleCopy = Awaited<ReturnType<typeof sampleCopy>>;
