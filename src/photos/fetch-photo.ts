import { setTimeout as wait } from "node:timers/promises";
import { inspectPhoto, type PhotoResult } from "./inspect-photo";
import { isPassing } from "./photo-failure";
import { requestPhoto, type RequestOptions } from "./request-photo";

export interface FetchOptions extends RequestOptions {
  /** Milliseconds before each further attempt: as many attempts, and one. */
  pauses?: readonly number[];
}

const defaultPauses: readonly number[] = [1_000, 5_000];

async function attempt(
  address: string,
  options: RequestOptions,
): Promise<PhotoResult> {
  const reply = await requestPhoto(address, options);
  return "value" in reply ? inspectPhoto(reply.value) : reply;
}

/**
 * Fetches one photo and looks into it. Asks again after a failure that may
 * pass (no connection, no answer in time, 429, 5xx), never after another.
 */
export async function fetchPhoto(
  address: string,
  { pauses = defaultPauses, ...options }: FetchOptions,
): Promise<PhotoResult> {
  for (const pause of pauses) {
    const result = await attempt(address, options);
    if ("photo" in result || !isPassing(result.failure)) return result;
    await wait(pause);
  }
  return attempt(address, options);
}
