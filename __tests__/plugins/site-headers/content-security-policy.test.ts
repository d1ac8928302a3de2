/** @jest-environment node */
import {
  contentSecurityPolicy,
  metaSecurityPolicy,
} from "../../../plugins/gatsby-plugin-site-headers/content-security-policy";
import { hashSource } from "../../../plugins/gatsby-plugin-site-headers/inline-scripts";

const scripts = ["one()", "two()"];

function sourcesOf(policy: string, directive: string) {
  const entries = policy.split("; ").map((entry) => entry.split(" "));
  return entries.find(([name]) => name === directive)?.slice(1);
}

test("allows scripts by hash only", () => {
  expect(sourcesOf(contentSecurityPolicy(scripts), "script-src")).toEqual([
    "'strict-dynamic'",
    ...scripts.map(hashSource),
  ]);
});

test("blocks everything without a directive", () => {
  const policy = contentSecurityPolicy(scripts);

  for (const name of [
    "default-src",
    "base-uri",
    "form-action",
    "frame-ancestors",
  ]) {
    expect(sourcesOf(policy, name)).toEqual(["'none'"]);
  }
});

test("allows no other hosts and no eval", () => {
  expect(contentSecurityPolicy(scripts)).not.toMatch(/\*|https?:|eval/);
});

test("allows data URLs for pictures only", () => {
  const directives = contentSecurityPolicy(scripts).split("; ");

  expect(directives.filter((one) => one.includes("data:"))).toEqual([
    "img-src 'self' data:",
  ]);
});

// WebKit would request http://localhost over HTTPS.
test("does not upgrade requests to HTTPS", () => {
  expect(contentSecurityPolicy(scripts)).not.toContain("upgrade-insecure");
});

test("omits directives in a meta element that browsers ignore there", () => {
  expect(`${metaSecurityPolicy(scripts)}; frame-ancestors 'none'`).toBe(
    contentSecurityPolicy(scripts),
  );
});
