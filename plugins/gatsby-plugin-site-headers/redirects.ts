import { z } from "zod";

const redirect = z.object({ fromPath: z.string(), toPath: z.string() });

const gatsbyState = z.object({ redirects: z.array(redirect) });

/** A permanent redirect, between URL paths with the path prefix. */
export type Redirect = z.infer<typeof redirect>;

/** The redirects made with Gatsby's `createRedirect`. */
export const redirectsOf = (state: unknown): readonly Redirect[] =>
  gatsbyState.parse(state).redirects;

/**
 * Formats redirects as a `_redirects` file for Netlify and Cloudflare Pages.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const redirectFile = (redirects: readonly Redirect[]) =>
  redirects
    .map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301\n`)
    .join("");

/** Parses such a file. */
export const redirectsIn = (text: string): Redirect[] =>
  Array.from(text.matchAll(/^(\S+) (\S+) 301$/gm), ([, from = "", to = ""]) => {
    return { fromPath: from, toPath: to };
  });
