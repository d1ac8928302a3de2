/** Small drawings by the names of their files, such as `fence.day`, as addresses. */
export type Drawings = Readonly<Record<string, string>>;

/** What webpack calls the file of a drawing. */
const drawingAddress = /url\([\w/.-]*\/static\/([\w.-]+)-[0-9a-f]{8}\.svg\)/g;

/**
 * Puts small drawings into the CSS that shows them: those above the text. They
 * are there at the first paint; as files, they would come one round trip later.
 */
export const withDrawings = (css: string, drawings: Drawings) =>
  css.replace(drawingAddress, (address, name: string) => {
    const drawing = drawings[name];
    return drawing === undefined ? address : `url("${drawing}")`;
  });
