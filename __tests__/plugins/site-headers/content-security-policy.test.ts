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

test("scripts run by hash, and by nothing else", () => {
  expect(sourcesOf(contentSecurityPolicy(scripts), "script-src")).toEqual([
    "'strict-dynamic'",
    ...scripts.map(hashSource),
  ]);
});

test("what no directive names is refused", () => {
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

test("nothing comes from another host, and eval from nowhere", () => {
  expect(contentSecurityPolicy(scripts)).not.toMatch(/\*|https?:|eval/);
});

test("nothing but a picture may be a part of the page's own text", () => {
  const directives = contentSecurityPolicy(scripts).split("; ");

  expect(directives.filter((one) => one.includes("data:"))).toEqual([
    "img-src 'self' data:",
  ]);
});

// WebKit would ask for all of http://localhost over HTTPS.
test("asks for no other protocol than the page came by", () => {
  expect(contentSecurityPolicy(scripts)).not.toContain("upgrade-insecure");
});

test("in a page, it is the same without what browsers ignore there", () => {
  expect(`${metaSecurityPolicy(scripts)}; frame-ancestors 'none'`).toBe(
    contentSecurityPolicy(scripts),
  );
});
