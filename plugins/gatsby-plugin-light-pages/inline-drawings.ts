import { emittedSvg } from "./emitted-files";

/** Small drawings by the names of their files, such as `fence.day`, as addresses. */
export type Drawings = Readonly<Record<string, string>>;

/**
 * Puts small drawings into the CSS that shows them: those above the text. They
 * are there at the first paint; as files, they would come one round trip later.
 */
export const withDrawings = (css: string, drawings: Drawings) =>
  css.replace(emittedSvg, (address, name: string) => {
    const drawing = drawings[name];
    return drawing === undefined ? address : `url("${drawing}")`;
  });
