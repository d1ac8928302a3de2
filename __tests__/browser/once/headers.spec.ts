import type { APIResponse } from "@playwright/test";
import { scriptsIn } from "../../../plugins/gatsby-plugin-site-headers/scripts-in-page";
import { hashSource } from "../../../plugins/gatsby-plugin-site-headers/content-security-policy";
import { allPaths, builtFiles, unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

const policyOf = (answer: APIResponse) =>
  answer.headers()["content-security-policy"] ?? "";

test("every page has the same security headers", async ({ request }) => {
  const policies = new Set<string>();
  for (const path of allPaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === unknownAddress ? 404 : 200);
    const headers = answer.headers();
    policies.add(policyOf(answer));
    expect(headers, path).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(headers["permissions-policy"]).toMatch(
      /(?:^|, )camera=\(\)(?:, |$)/,
    );
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
  expect(policies.size).toBe(1);
  for (const policy of policies) {
    expect(policy.length).toBeLessThan(1900);
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, "").split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'strict-dynamic'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      // For the editor; no page sends a request there.
      "connect-src 'self' https://api.github.com",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  }
});

test("the policy allows exactly the inline scripts", async ({ request }) => {
  const used = new Set<string>();
  const named = new Set<string>();
  for (const path of [...allPaths, "/edit/"]) {
    const answer = await request.get(path);
    const scripts = scriptsIn(await answer.text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) used.add(hashSource(script));
    const hashes = policyOf(answer).match(/'sha256-[^']+'/g) ?? [];
    for (const hash of hashes) named.add(hash);
  }
  expect([...named].sort()).toEqual([...used].sort());
});

test("hashed files are cached forever, icons a day", async ({ request }) => {
  const like = (name: RegExp) => builtFiles.filter((file) => name.test(file));
  const hashed = like(/^static\/.*\.\w+$|^(?:edit\/)?[^/]*\.js$/);
  const icons = like(/^(?:favicon|icon-|apple-|share-card|print)/);
  expect(hashed.length).toBeGreaterThan(10);
  expect(icons).toHaveLength(8);
  for (const file of [...hashed, ...icons]) {
    const isHashed =
      /[-/](?:[0-9a-f]{8}|[0-9a-f]{20}|[0-9a-f]{32}|[0-9A-Z]{8})[./]/.test(
        file,
      );
    // Only files with a hash in their name may be immutable.
    expect(hashed.includes(file), file).toBe(isHashed);
    const answer = await request.head(`/${file}`);
    expect(answer.headers()["cache-control"], file).toBe(
      isHashed
        ? "public, max-age=31536000, immutable"
        : "public, max-age=86400",
    );
  }
});
