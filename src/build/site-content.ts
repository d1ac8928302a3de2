import path from "node:path";
import { checkContent } from "../content/check-content";
import type { Content } from "../content/content";
import { formatReport } from "../content/report";
import { fetchPhotos, type FetchPhotosOptions } from "../photos/fetch-photos";
import { photoStem } from "../photos/photo-file-name";
import { contentNodes } from "./content-nodes";
import { clearStage, fillStage } from "./stage-content";

interface SiteContentOptions {
  /** The content folder, as reports are to name it. */
  readonly folder: string;
  /** The folder that Gatsby reads pages and pictures from. */
  readonly stage: string;
  /** Where fetched photos are kept, and where they may come from. */
  readonly photos: FetchPhotosOptions;
}

/** The content that pages show, as it was when it was last in order. */
export class SiteContent {
  readonly #options: SiteContentOptions;
  #content: Content | undefined;
  #photos: readonly string[] = [];

  constructor(options: SiteContentOptions) {
    this.#options = options;
  }

  /**
   * Reads the content again. It is kept when it is in order and every photo
   * that it names by address is at hand. Gives what is wrong, as a report to
   * read, or null.
   */
  async read(): Promise<string | null> {
    const { folder, photos } = this.#options;
    const result = await checkContent(folder);
    if (result.content === undefined) return formatReport(result);
    const problems = await fetchPhotos(result.photos, photos);
    if (problems.length > 0) return formatReport({ ...result, problems });
    this.#content = result.content;
    this.#photos = result.photos.map(({ address }) => photoStem(address));
    return null;
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
    return contentNodes(this.#checked(), digest);
  }

  /** Of the files of all pictures that the content may show, less endings. */
  pictureNames() {
    const { pictures } = this.#checked();
    return [...pictures.map((file) => path.parse(file).name), ...this.#photos];
  }

  #files() {
    const { pages, pictures } = this.#checked();
    return [...pages.map(({ file }) => file), ...pictures];
  }

  #checked() {
    if (this.#content === undefined) throw new Error("No content was read");
    return this.#content;
  }
}
