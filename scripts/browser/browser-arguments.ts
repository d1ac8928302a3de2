/** Chromium's arguments for browser tests and screenshots. */
export const browserArguments = [
  // Chromium's sandbox does not work for root, for example in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  // Prevents background requests that don't come from the site.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
