import { show } from "./words";

/** A word with a backtick or accent as an apostrophe, such as don`t. */
export const wordsWithBacktick = /\p{L}+[`´]\p{L}+/gu;

/** Report for one such word. */
export const backtickReport = (found: string) => {
  return {
    found: show(found),
    fix: `write  ${found.replaceAll(/[`´]/g, "’")}`,
  };
};
