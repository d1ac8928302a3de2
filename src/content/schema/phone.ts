/** Ten digits, grouped in any usual way, with +1 and an extension if any. */
const usual =
  /^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ ./-]*(\d{3})[ .-]?(\d{4})(?:,? *(?:x|ext\.?|extension) *(\d{1,5}))?$/i;

/**
 * The `tel:` URL of a US phone number as people write it, such as
 * `(515) 555-0134` or `515.555.0134 ext. 2`; undefined if it isn't one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966
 */
export function phoneAddress(written: string): string | undefined {
  const [found, area, exchange, number, extension] = usual.exec(written) ?? [];
  if (found === undefined) return undefined;
  const ending = extension === undefined ? "" : `;ext=${extension}`;
  return `tel:+1${area}${exchange}${number}${ending}`;
}
