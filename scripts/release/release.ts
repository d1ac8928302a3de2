import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { nginxFileName } from "../../plugins/gatsby-plugin-site-headers/nginx-file";
import { filesIn } from "../../src/content/load/files-in";
import { scriptPrefix } from "../../src/toasts/toast-markup";
import { flatPages } from "./flat-pages";
import { redirectPages } from "./redirect-pages";
import { removeUnshownPictures } from "./unshown-pictures";

/** Additional steps for each host. */
const additions = {
  "cloudflare-pages": flatPages,
  "github-pages": async (folder: string) => {
    await redirectPages(folder);
    // Last, so that a page's flat copy replaces a redirect at the same address.
    await flatPages(folder);
  },
  netlify: flatPages,
  // All that nginx needs is in its configuration.
  nginx: () => Promise.resolve(),
};

/**
 * Files that no page asks for. They stay in `public/`: Gatsby renders pages from
 * the data of an earlier build if only their code has changed.
 */
const gatsbyFiles =
  /^(?:page-data|_gatsby|~partytown)\/|^(?:chunk-map|webpack\.stats)\.json$|^[^/]*\.js(?:\.LICENSE\.txt)?$/;

type Host = keyof typeof additions;

export const hosts = Object.keys(additions);

export function isHost(name: string): name is Host {
  return Object.hasOwn(additions, name);
}

/**
 * Writes the files to upload to a host. Uses a separate folder, emptied first:
 * in `public/`, which builds keep, copies of deleted pages would remain.
 *
 * @param from the built site
 * @param to the folder to write; its contents are deleted
 */
export async function release(host: Host, from: string, to: string) {
  await rm(to, { recursive: true, force: true });
  // Keep mtimes: rsync and nginx use them to detect changes.
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  // Hosts use 404.html. The copy in a folder would be a page with status 200.
  await rm(path.join(to, "404"), { recursive: true, force: true });
  for (const name of await filesIn(to)) {
    const isToasts = name.startsWith(scriptPrefix);
    if (gatsbyFiles.test(name) && !isToasts) await rm(path.join(to, name));
  }
  if (host !== "nginx") await rm(path.join(to, nginxFileName), { force: true });
  await removeUnshownPictures(to);
  await additions[host](to);
}
