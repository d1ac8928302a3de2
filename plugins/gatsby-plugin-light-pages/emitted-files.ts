/** What webpack calls the files that the code and the CSS name. */
export const emittedName = "static/[name]-[hash:8].[ext]";

/** The same as CSS names an SVG file. */
export const emittedSvg =
  /url\([\w/.-]*\/static\/([\w.-]+)-[0-9a-f]{8}\.svg\)/g;
