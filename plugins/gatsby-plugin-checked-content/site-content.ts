import { checkContent } from "../../src/content/load/check-content";
import type { Content } from "../../src/content/site/content";
import type { CheckResult } from "../../src/content/check/result";
import { formatProblem, formatReport } from "../../src/content/check/report";
import { fetchStockPhotos, stockPhotoName } from "./fetch-stock-photos";
import type { Folders, StagedContent } from "./stage";

/** The problems in the content as readable text, or null. */
export type ContentReport = string | null;

/** The last valid content, which pages show. */
export class SiteContent {
  readonly #folders: Folders;
  #result: (CheckResult & { content: Content }) | undefined;
  readonly #told = new Set<string>();

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  /** Reads the content again and keeps it if it is valid. */
  async read(): Promise<ContentReport> {
    const result = await checkContent(this.#folders.folder);
    if (result.content === undefined) return formatReport(result);
    this.#result = { ...result, content: result.content };
    return null;
  }

  /** Fetches the photos that the content names by URL. */
  async fetchStockPhotos(): Promise<ContentReport> {
    const result = this.#checked;
    const { downloads } = this.#folders;
    const problems = await fetchStockPhotos(result.stockPhotos, downloads);
    return problems.length > 0 ? formatReport({ ...result, problems }) : null;
  }

  /** The warnings about the content that were not returned before. */
  newWarnings(): string[] {
    const warnings = this.#checked.warnings.map(formatProblem);
    const told = warnings.filter((warning) => !this.#told.has(warning));
    for (const warning of told) this.#told.add(warning);
    return told;
  }

  /** What to say if something must change before the site is public, or null. */
  async launchNotice(): Promise<string | null> {
    const { folder } = this.#folders;
    const { problems } = await checkContent(folder, { launch: true });
    return problems.length === 0
      ? null
      : "The site is not ready to go public: it has placeholders, or other content that must change first. To see what: npm run check -- --launch";
  }

  get content(): StagedContent {
    const { content, stockPhotos } = this.#checked;
    return {
      ...content,
      stockPhotos: stockPhotos.map(({ address }) => stockPhotoName(address)),
    };
  }

  get #checked() {
    if (this.#result === undefined) throw new Error("Content not read yet");
    return this.#result;
  }
}
