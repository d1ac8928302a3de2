// The rules of the site, asked of the files in this folder.
export { default } from "../eslint.config.mjs";
