/** The current problems in the content as readable text, or null. */
export type ContentReport = string | null;

type Listener = (report: ContentReport) => void;

/** Holds the latest report and notifies listeners. */
export class ContentStatus {
  #report: ContentReport = null;
  readonly #listeners = new Set<Listener>();

  /** Notifies all listeners if the report changed. */
  publish(report: ContentReport) {
    if (report === this.#report) return;
    this.#report = report;
    for (const listener of this.#listeners) listener(report);
  }

  /** Calls the listener now and on every change. Returns an unsubscribe function. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#report);
    return () => this.#listeners.delete(listener);
  }
}
