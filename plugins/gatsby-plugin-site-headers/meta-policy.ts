const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * A page, as HTML, with a policy in its head, or with none. It stands before
 * all that it is about; only the charset, which browsers look for in the first
 * kilobyte, comes earlier. A page that had another policy loses that one.
 *
 * @throws {Error} when the page names no charset
 */
export function withMetaPolicy(html: string, policy: string | undefined) {
  const bare = html.replace(meta, "");
  if (policy === undefined) return bare;
  if (!charset.test(bare)) throw new Error("A page lacks its charset");
  return bare.replace(
    charset,
    (found) =>
      `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
