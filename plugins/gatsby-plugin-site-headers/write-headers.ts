import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachPage } from "../../src/built-site/built-pages";
import { metaSecurityPolicy } from "./content-security-policy";
import { headerRules } from "./header-rules";
import { hostFile } from "./host-file";
import { inlineScripts } from "./inline-scripts";
import { withMetaPolicy } from "./meta-policy";
import { nginxFile } from "./nginx-file";

/** For the hosts to read, and for no visitor. */
const hostFiles = ["_headers", "headers.nginx.conf"] as const;

interface BuiltSite {
  /** Where the site was built, such as `public`. */
  readonly folder: string;
  /** The texts of the inline scripts that the site puts into its pages. */
  readonly scripts: readonly string[];
  /** The folder the site is served from: empty, or `/folder`. */
  readonly pathPrefix: string;
  /** Whether the pages carry their policy, for a host that sets no headers. */
  readonly inPages: boolean;
}

async function writeFiles({ folder, scripts, pathPrefix }: BuiltSite) {
  const rules = headerRules(scripts, pathPrefix);
  const unserved = hostFiles.map((name) => `${pathPrefix}/${name}`);
  const [forHosts, forNginx] = hostFiles;
  await writeFile(path.join(folder, forHosts), hostFile(rules));
  await writeFile(path.join(folder, forNginx), nginxFile(rules, unserved));
}

async function removeFiles({ folder }: BuiltSite) {
  for (const name of hostFiles) {
    await rm(path.join(folder, name), { force: true });
  }
}

/** What follows `<script` in an element as the site writes it. */
const dataBlock =
  /^ type="(?:application\/ld\+json|text\/plain)"[^>]*>[^<]*<\/script>/;
const inlineScript = /^(?: type="[a-z]+")?>([^]*?)<\/script>/;

/** A script of a page that is not among the site's, or nothing. */
function foreignScript(html: string, scripts: readonly string[]) {
  const isOwn = (rest: string) =>
    dataBlock.test(rest) ||
    scripts.includes(inlineScript.exec(rest)?.[1] ?? "");
  // Parsing takes longer than all else that is done for a page.
  if (
    html
      .split(/<script/i)
      .slice(1)
      .every(isOwn)
  )
    return undefined;
  return inlineScripts(html).find((script) => !scripts.includes(script));
}

/**
 * Writes the headers of a built site for every way it is served: as files for
 * Netlify, Cloudflare Pages and nginx, or into the pages.
 *
 * The policy lets the site's own inline scripts run. One in a page that is not
 * among them stops the build, and so does a script file that a page names: it
 * was slipped in, or would not run.
 *
 * @throws {Error} when a page holds a script that is not the site's
 */
export async function writeHeaders(site: BuiltSite) {
  const policy = site.inPages ? metaSecurityPolicy(site.scripts) : undefined;
  await forEachPage(site.folder, async (file) => {
    const html = await readFile(file, "utf8");
    const foreign = foreignScript(html, site.scripts);
    if (foreign !== undefined) {
      const page = path.relative(site.folder, file);
      throw new Error(
        `${page} holds a script that is not the site's: ${foreign.slice(0, 200)}`,
      );
    }
    const withPolicy = withMetaPolicy(html, policy);
    if (withPolicy !== html) await writeFile(file, withPolicy);
  });
  await (site.inPages ? removeFiles(site) : writeFiles(site));
}
