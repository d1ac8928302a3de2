/**
 * What every Chromium that looks at the site is started with, by the browser
 * tests and for the pictures of its pages.
 */
export const browserArguments = [
  // Chromium refuses its sandbox to root, as in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  // The browser's own errands would be requests that the site didn't make.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
