import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import type { Content } from "../../src/content/content";
import { formatReport } from "../../src/content/report";
import type { CheckResult } from "../../src/content/problem";
import { contentNodes } from "./content-nodes";
import { fetchPhotos, type PhotoStore } from "./fetch-photos";
import { clearStage, fillStage } from "./stage-content";

export interface SiteContentOptions {
  /** The content folder, as reports are to name it. */
  readonly folder: string;
  /** The folder that Gatsby reads pages and pictures from. */
  readonly stage: string;
}

/** The content that pages show, as it was when it was last in order. */
export class SiteContent {
  readonly #options: SiteContentOptions;
  #result: (CheckResult & { content: Content }) | undefined;

  constructor(options: SiteContentOptions) {
    this.#options = options;
  }

  /**
   * Reads the content again, and keeps it when it is in order. Gives what is
   * wrong, as a report to read, or null.
   */
  async read(): Promise<string | null> {
    const result = await checkContent(this.#options.folder);
    if (result.content === undefined) return formatReport(result);
    this.#result = { ...result, content: result.content };
    return null;
  }

  /** Fetches the photos that the content names by address. Gives the same. */
  async fetchPhotos(store: PhotoStore): Promise<string | null> {
    const result = this.#checked();
    const problems = await fetchPhotos(result.photos, store);
    return problems.length > 0 ? formatReport({ ...result, problems }) : null;
  }
  /** Leaves nothing on the stage that was not checked. */
  clearStage() {
    return clearStage(this.#options.stage, this.#files());
  }

  /** Copies what Gatsby is to read to the stage: what was checked. */
  fillStage() {
    const { folder, stage } = this.#options;
    return fillStage(folder, stage, this.#files());
  }

  /** @param digest Gatsby's `createContentDigest` */
  nodes(digest: (value: object) => string) {
    return contentNodes(this.#checked().content, digest);
  }

  /** Of the files of all pictures in the content, less endings. */
  pictureNames() {
    const { pictures } = this.#checked().content;
    return pictures.map((file) => path.parse(file).name);
  }

  #files() {
    const { pages, pictures } = this.#checked().content;
    return [...pages.map(({ file }) => file), ...pictures];
  }

  #checked() {
    if (this.#result === undefined) throw new Error("No content was read");
    return this.#result;
  }
}
