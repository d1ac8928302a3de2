/** What an imported font file is in tests: an address, as webpack gives one. */
export default "/static/font.woff2";
