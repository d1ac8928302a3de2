import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { SiteContent } from "../../../../plugins/gatsby-plugin-checked-content/site-content";
import { sampleFolder } from "../../../browser/support/sample";
import { temporaryFolder } from "../../../setup/temporary-folder";

/** A copy of the sample content in a temporary folder, checked. */
export async function sampleCopy() {
  const work = await temporaryFolder();
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
  };
}

export type SampleCopy = Awaited<ReturnType<typeof sampleCopy>>;
