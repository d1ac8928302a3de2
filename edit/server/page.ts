/** Allows only the editor's own files, and pictures that it makes. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Edit the website</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="favicon.svg">
    <script type="module" src="edit.js"></script>
  </head>
  <body>
    <div id="editor"></div>
    <noscript>The editor needs JavaScript. Allow it in your browser, and reload this page.</noscript>
  </body>
</html>
`;
