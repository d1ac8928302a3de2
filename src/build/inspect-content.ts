import { checkContent } from "../content/check-content";
import { formatReport } from "../content/report";
import { fetchPhotos, type FetchPhotosOptions } from "../photos/fetch-photos";

interface InspectOptions {
  /** The content folder, as reports are to name it. */
  readonly folder: string;
  /** Where fetched photos are kept, and where they may come from. */
  readonly photos: FetchPhotosOptions;
}

/**
 * Everything that must hold before pages are made: the content is in order,
 * and every photo it names by address is at hand. Gives what is wrong, as a
 * report to read, or null.
 */
export async function inspectContent({ folder, photos }: InspectOptions) {
  const result = await checkContent(folder);
  if (result.problems.length > 0) return formatReport(result);
  const problems = await fetchPhotos(result.photos, photos);
  return problems.length > 0 ? formatReport({ ...result, problems }) : null;
}
