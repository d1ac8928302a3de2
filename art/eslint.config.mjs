// The site's rules, for the files in this folder.
export { default } from "../eslint.config.mjs";
