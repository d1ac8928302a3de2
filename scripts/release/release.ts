import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { compressedCopies } from "./compressed-copies";
import { flatPages } from "./flat-pages";
import { removeUnshownPictures } from "./unshown-pictures";

/** What a host needs besides what the build writes. */
const additions = {
  "cloudflare-pages": flatPages,
  "github-pages": flatPages,
  netlify: flatPages,
  nginx: compressedCopies,
};

type Host = keyof typeof additions;

export const hosts = Object.keys(additions);

export function isHost(name: string): name is Host {
  return Object.hasOwn(additions, name);
}

/**
 * Writes what goes to a host. Into a folder of its own, written anew each
 * time: in `public/`, which builds keep, a copy would outlive its page.
 *
 * @param from the built site
 * @param to the folder to write, which loses what it held
 */
export async function release(host: Host, from: string, to: string) {
  await rm(to, { recursive: true, force: true });
  // The times stay: by them rsync and nginx tell what changed.
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  // Hosts answer with 404.html. In a folder it would be a page, with status 200.
  await rm(path.join(to, "404"), { recursive: true, force: true });
  await removeUnshownPictures(to);
  await additions[host](to);
}
