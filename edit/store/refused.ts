/** An error whose message tells staff why something wasn't done. */
export class Refused extends Error {
  override toString() {
    return this.message;
  }
}
