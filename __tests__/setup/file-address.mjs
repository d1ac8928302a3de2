import path from "node:path";

/** An imported font file becomes its address in the site, as webpack does it. */
export default {
  /**
   * @param {string} _
   * @param {string} file
   */
  process(_, file) {
    const address = `/static/${path.basename(file)}`;
    return { code: `module.exports = ${JSON.stringify(address)};` };
  },
};
