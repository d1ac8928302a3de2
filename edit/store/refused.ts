/** An error whose message tells staff why something wasn't done. */
export class Refused extends Error {
  /** @param isFinal whether trying again can't help */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }

  override toString() {
    return this.message;
  }
}
