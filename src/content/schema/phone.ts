/** What people write after a number: "(24 hours)", but not a second number. */
const remark = / \((?!.*\d{4})(?=[^()\p{L}]*\p{L})[^()]+\)$/u;

/** Ten digits, grouped in any usual way, with +1 and an extension if any. */
const usual =
  /^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ ./-]*(\d{3})[ .-]?(\d{4})(?:,? *(?:x|ext\.?|extension) *(\d{1,5}))?$/i;

/** The phone number in `(515) 555-0134 (call or text)`. */
export const phoneNumber = (written: string) => written.replace(remark, "");

/**
 * The `tel:` URL of a phone number as people write it, such as `(515) 555-0134` or
 * `515.555.0134 ext. 2`; undefined if it isn't one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966
 */
export function phoneAddress(written: string): string | undefined {
  const [found, area, exchange, number, extension] =
    usual.exec(phoneNumber(written)) ?? [];
  if (found === undefined) return undefined;
  const ending = extension === undefined ? "" : `;ext=${extension}`;
  return `tel:+1${area}${exchange}${number}${ending}`;
}
