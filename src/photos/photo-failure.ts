/** Why an address gave no photo that the site can show. */
export type PhotoFailure =
  /** The address itself may not be fetched. */
  | { reason: "not-allowed" }
  /** The host sent the build on to a place that may not be fetched. */
  | { reason: "leads-elsewhere"; origin: string }
  | { reason: "too-many-redirects" }
  /** Milliseconds. */
  | { reason: "time-out"; timeout: number }
  /** `code` is the system's or the HTTP client's, such as `ENOTFOUND`. */
  | { reason: "no-connection"; code: string | undefined }
  | { reason: "status"; status: number }
  | { reason: "too-heavy"; maximumBytes: number }
  | { reason: "web-page" }
  | { reason: "unreadable" }
  /** `format` in sharp's words, such as `svg`. */
  | { reason: "wrong-type"; format: string }
  | { reason: "animated" }
  | { reason: "damaged" }
  /** Pixels, as the photo is seen. */
  | { reason: "too-small"; width: number; height: number; minimumWidth: number }
  | { reason: "too-large"; width: number; height: number };

/** Whether asking again soon may help: the host is busy, or the line broke. */
export function isPassing(failure: PhotoFailure): boolean {
  switch (failure.reason) {
    case "time-out":
    case "no-connection":
      return true;
    case "status":
      return failure.status === 429 || failure.status >= 500;
    default:
      return false;
  }
}
