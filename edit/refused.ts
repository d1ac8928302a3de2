/** Why something isn't done, in words for staff. */
export class Refused extends Error {
  override toString() {
    return this.message;
  }
}
