import path from "node:path";
import { checkContent } from "../../src/content/load/check-content";
import type { Content } from "../../src/content/content";
import { formatReport, formatWarning } from "../../src/content/check/report";
import type { CheckResult } from "../../src/content/check/problem";
import { contentNodes } from "./content-nodes";
import { fetchPhotos, type PhotoStore } from "./fetch-photos";
import { clearStage, fillStage } from "./stage-content";

export interface SiteContentOptions {
  /** The content folder, as named in reports. */
  readonly folder: string;
  /** The staging folder, from which Gatsby reads pages and pictures. */
  readonly stage: string;
  /** The folder of the built site, to which documents are copied. */
  readonly site: string;
}

/** The last valid content, which pages show. */
export class SiteContent {
  readonly #options: SiteContentOptions;
  #result: (CheckResult & { content: Content }) | undefined;
  readonly #told = new Set<string>();

  constructor(options: SiteContentOptions) {
    this.#options = options;
  }

  /**
   * Reads the content again and keeps it if it is valid. Returns a readable
   * report of the problems, or null.
   */
  async read(): Promise<string | null> {
    const result = await checkContent(this.#options.folder);
    if (result.content === undefined) return formatReport(result);
    this.#result = { ...result, content: result.content };
    return null;
  }

  /** The warnings about the content that were not returned before. */
  newWarnings(): string[] {
    const warnings = this.#checked().warnings.map(formatWarning);
    const told = warnings.filter((warning) => !this.#told.has(warning));
    for (const warning of told) this.#told.add(warning);
    return told;
  }

  /** Fetches the photos that the content names by URL. Returns a report or null. */
  async fetchPhotos(store: PhotoStore): Promise<string | null> {
    const result = this.#checked();
    const problems = await fetchPhotos(result.photos, store);
    return problems.length > 0 ? formatReport({ ...result, problems }) : null;
  }

  /** Removes everything that was not checked from the staging folder. */
  async clearStage() {
    const { stage, site } = this.#options;
    const names = this.#checked().content.documents.map((each) =>
      path.basename(each),
    );
    await clearStage(stage, this.#files());
    // A page may have the address /documents, and so a file in the folder.
    await clearStage(path.join(site, "documents"), names, ".pdf");
  }

  /** Copies the checked pages and pictures there, and documents to the site. */
  async fillStage() {
    const { folder, stage, site } = this.#options;
    await fillStage(folder, stage, this.#files());
    await fillStage(folder, site, this.#checked().content.documents);
  }

  /** @param digest Gatsby's `createContentDigest` */
  nodes(digest: (value: object) => string) {
    return contentNodes(this.#checked().content, digest);
  }

  /** The names of all picture files, without extensions. */
  pictureNames() {
    const { pictures } = this.#checked().content;
    return pictures.map((file) => path.parse(file).name);
  }

  #files() {
    const { pages, pictures } = this.#checked().content;
    return [...pages.map(({ file }) => file), ...pictures];
  }

  #checked() {
    if (this.#result === undefined) throw new Error("Content not read yet");
    return this.#result;
  }
}
