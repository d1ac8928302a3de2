import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pagesIn } from "../../src/built-site/built-pages";
import { type Allowed, metaSecurityPolicy } from "./content-security-policy";
import { headerRules } from "./header-rules";
import { headersFile } from "./headers-file";
import { scriptsIn } from "./scripts-in-page";
import { withMetaPolicy } from "./meta-policy";
import { nginxFile, nginxFileName } from "./nginx-file";
import { type Redirect, redirectFile } from "./redirects";

interface BuiltSite {
  /** The folder with the built site, such as `public`. */
  readonly folder: string;
  /** The source of each inline script that the site adds to its pages. */
  readonly scripts: readonly string[];
  /** What the editor needs in addition, if the site has one. */
  readonly editor?: Allowed | undefined;
  /** The folder the site is served from: empty, or `/folder`. */
  readonly pathPrefix: string;
  /** Whether to put the policy into the pages, for hosts that can't set headers. */
  readonly inPages: boolean;
  /** From addresses that pages had before. */
  readonly redirects: readonly Redirect[];
}

async function writeFiles(site: BuiltSite) {
  const { folder, scripts, editor, pathPrefix, inPages, redirects } = site;
  // One policy for all addresses: hosts would join those of several rules.
  const allowed = {
    scripts: [...scripts, ...(editor?.scripts ?? [])],
    connect: editor?.connect ?? [],
  };
  const rules = headerRules(allowed, pathPrefix);
  const forNginx = nginxFile(rules, pathPrefix, redirects);
  const files = {
    _headers: inPages ? "" : headersFile(rules),
    [nginxFileName]: inPages ? "" : forNginx,
    // Also for a host that sets no headers: its release turns it into pages.
    _redirects: redirectFile(redirects),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await (text === "" ? rm(file, { force: true }) : writeFile(file, text));
  }
}

/**
 * Writes the headers of a built site: as files for Netlify, Cloudflare Pages
 * and nginx, or into the pages. Also writes the redirects.
 *
 * The policy only allows the site's own inline scripts. Any other script stops
 * the build, because it was injected or would not run.
 *
 * @throws {Error} if a page contains a script that is not the site's
 */
export async function writeHeaders(site: BuiltSite) {
  const policy = site.inPages
    ? metaSecurityPolicy({ scripts: site.scripts })
    : undefined;
  for (const page of await pagesIn(site.folder)) {
    const file = path.join(site.folder, page);
    const html = await readFile(file, "utf8");
    const foreign = scriptsIn(html).find(
      (script) => !site.scripts.includes(script),
    );
    if (foreign !== undefined) {
      throw new Error(
        `${page} contains a script that is not the site's: ${foreign.slice(0, 200)}\nIf it is yours, put it in src/inline-script.`,
      );
    }
    const withPolicy = withMetaPolicy(html, policy);
    if (withPolicy !== html) await writeFile(file, withPolicy);
  }
  await writeFiles(site);
}
