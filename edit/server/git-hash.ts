import { createHash } from "node:crypto";

/** Git's hash of what a file holds. */
export function gitHash(bytes: Uint8Array): string {
  const hash = createHash("sha1").update(`blob ${bytes.length}\0`);
  return hash.update(bytes).digest("hex");
}
