/** What is in a document but not for its readers, however it is marked. */
const unpublished = [
  // Deleted while changes were tracked.
  "del, .msoDel",
  "[hidden], [style*='mso-hide:all' i]",
  "[style*='display:none' i], [style*='visibility:hidden' i]",
  // Comments in Word and Excel. The elements whose style names
  // `mso-comment-reference` aren't among them: they hold the words commented on.
  "[class^=msocom], [style*='mso-element:comment-list' i]",
  "[style*='mso-special-character:comment' i]",
  // Comments in what Google Docs publishes, and in LibreOffice Calc. Those of
  // LibreOffice Writer are comments of HTML.
  "sup > a[href*='#cmnt'], div:has(> p > a[href*='#cmnt_ref']), comment",
].join();

/** Removes space from styles, which Word also breaks into lines: `mso-hide:\nall`. */
function fixStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    element.setAttribute("style", style.replaceAll(/:\s+/g, ":"));
  }
}

/**
 * Reads what was copied from another program, without what isn't for readers, such
 * as comments. The plain text that comes with it may have that, too.
 *
 * @param html from the clipboard; nothing in it is run or loaded
 */
export function readPublished(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  fixStyles(body);
  const others = body.querySelectorAll(unpublished);
  for (const element of others) element.remove();
  return { body, hasUnpublished: others.length > 0 };
}

const blocks = "p, li, h1, h2, h3, h4, h5, h6, td, th";

/** The paragraphs of a text in HTML, each on one line; all of it if it has none. */
export function paragraphsIn(body: HTMLElement) {
  const inner = body.querySelectorAll(`:is(${blocks}):not(:has(${blocks}))`);
  return (inner.length > 0 ? [...inner] : [body])
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}
