const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * Sets, replaces or removes the policy in a page's head. It must precede
 * everything it applies to; only the charset is earlier, because browsers look
 * for it in the first kilobyte.
 *
 * @throws {Error} if the page has no charset
 */
export function withMetaPolicy(html: string, policy: string | undefined) {
  const bare = html.replace(meta, "");
  if (policy === undefined) return bare;
  if (!charset.test(bare)) throw new Error("The page has no charset");
  return bare.replace(
    charset,
    (found) =>
      `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
