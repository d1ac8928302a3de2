import { readdirSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import {
  hashSource,
  inlineScripts,
} from "../../../plugins/gatsby-plugin-site-headers/inline-scripts";
import { allPaths } from "../support/pages";
import { builtFolder } from "../support/sample";
import { expect, test } from "../support/test";

const files = readdirSync(builtFolder, { recursive: true, encoding: "utf8" });

/** The addresses of the files whose paths fit. */
function addresses(fit: RegExp) {
  return files
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((address) => fit.test(address));
}

const policyOf = (answer: APIResponse) =>
  answer.headers()["content-security-policy"] ?? "";

test("every page has the headers that protect its visitors", async ({
  request,
}) => {
  for (const path of allPaths) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers, path).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    const policy = policyOf(answer);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  }
});

test("one policy, shorter than 2,000 characters, is that of every page", async ({
  request,
}) => {
  const policies = new Set<string>();
  for (const path of allPaths) policies.add(policyOf(await request.get(path)));
  expect(policies.size).toBe(1);
  for (const policy of policies) {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy.length).toBeLessThan(2000);
  }
});

test("it names every inline script, and no other", async ({ request }) => {
  const used = new Set<string>();
  const named = new Set<string>();
  for (const path of allPaths) {
    const answer = await request.get(path);
    const scripts = inlineScripts(await answer.text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) used.add(hashSource(script));
    const hashes = policyOf(answer).match(/'sha256-[^']+'/g) ?? [];
    for (const hash of hashes) named.add(hash);
  }
  expect([...named].sort()).toEqual([...used].sort());
});

test("what gets a new name when it changes is kept for good", async ({
  request,
}) => {
  const hashed = addresses(/^\/static\/.*\.\w+$|^\/[^/]*\.js$/);
  expect(hashed.length).toBeGreaterThan(10);
  for (const address of hashed) {
    // The rules are about addresses; whether the name can be kept is seen here.
    expect(address).toMatch(/[0-9a-f]{20}/);
    const answer = await request.head(address);
    expect(answer.headers()["cache-control"], address).toBe(
      "public, max-age=31536000, immutable",
    );
  }
});

test("pages and their data are asked for anew each time", async ({
  request,
}) => {
  const data = addresses(/^\/page-data\/.*\.json$/);
  expect(data.length).toBeGreaterThan(4);
  for (const address of [...allPaths, ...data]) {
    const answer = await request.head(address);
    expect(answer.headers()["cache-control"], address).toBe(
      "public, max-age=0, must-revalidate",
    );
  }
});
