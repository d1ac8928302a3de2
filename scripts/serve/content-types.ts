import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** What is in a file, by its name. */
export function contentType(file: string) {
  return types[path.extname(file)] ?? "application/octet-stream";
}

/** Whether content of a type gets smaller by compression: text does. */
export function isCompressible(type: string) {
  return /^text\/|json|xml/.test(type);
}
