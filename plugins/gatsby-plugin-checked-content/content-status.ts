/** What is wrong with the content now, as text to read, or null. */
export type ContentReport = string | null;

type Listener = (report: ContentReport) => void;

/** The latest report, for everyone who shows it. */
export class ContentStatus {
  #report: ContentReport = null;
  readonly #listeners = new Set<Listener>();

  /** Tells every listener, when there is something new to tell. */
  publish(report: ContentReport) {
    if (report === this.#report) return;
    this.#report = report;
    for (const listener of this.#listeners) listener(report);
  }

  /** Calls the listener now and at every change. Gives a way to stop it. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#report);
    return () => this.#listeners.delete(listener);
  }
}
