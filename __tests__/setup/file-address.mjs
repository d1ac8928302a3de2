import path from "node:path";

/** Jest transform: an imported file becomes its URL path, as with webpack. */
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
