import { show } from "./words";

/** Words with a backtick in them, such as don`t. */
export const wordsWithBacktick = /\p{L}+[`´]\p{L}+/gu;

/** What is told of one. */
export const backtickReport = (found: string) => {
  return {
    found: show(found),
    fix: `write  ${found.replaceAll(/[`´]/g, "’")}`,
  };
};
