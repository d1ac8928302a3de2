/** An address as a file of the site writes it. */
export interface Mention {
  /** What holds the address, such as `a href` or `meta og:image`. */
  readonly kind: string;
  readonly address: string;
}
