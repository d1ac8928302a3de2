import {
  type Allowed,
  hashSource,
  none,
  policyText,
  self,
} from "../../plugins/gatsby-plugin-site-headers/content-security-policy";

/**
 * A content security policy that allows only the editor's own files, and
 * pictures that it makes.
 */
export const editorPolicy = ({ scripts, connect = [] }: Allowed) =>
  policyText({
    "default-src": none,
    "script-src": [...self, ...scripts.map(hashSource)],
    "style-src": [...self, "'unsafe-inline'"],
    "font-src": self,
    "img-src": [...self, "data:"],
    "connect-src": [...self, ...connect],
    "frame-src": self,
    "base-uri": none,
    "form-action": none,
  });

interface EditorPage {
  /** The address of the site's icon. */
  readonly icon: string;
  /** Other elements of the head. */
  readonly head?: readonly string[];
  /** The element that starts the editor's script. */
  readonly start: string;
}

/**
 * The page that the editor runs in. Where browsers allow it, its messages stay above
 * a phone's keyboard.
 */
export const editorPage = ({ icon, head = [], start }: EditorPage) =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${head.join("\n    ")}
    <title>Edit the website</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <link rel="icon" href="${icon}">
  </head>
  <body>
    <div id="editor"></div>
    <noscript>The editor needs JavaScript. Allow it in your browser, and reload this page.</noscript>
    ${start}
  </body>
</html>
`;
