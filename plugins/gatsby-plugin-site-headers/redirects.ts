import { z } from "zod";

/** A permanent redirect, between URL paths with the path prefix. */
export interface Redirect {
  readonly fromPath: string;
  readonly toPath: string;
}

const gatsbyState = z.object({
  redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })),
});

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
