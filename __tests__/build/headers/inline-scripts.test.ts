/** @jest-environment node */
import {
  hashSource,
  inlineScripts,
} from "../../../src/build/headers/inline-scripts";

test.each([
  ["a classic script", "<script>alert(1)</script>"],
  ["a module", '<script type="module">alert(1)</script>'],
  ["speculation rules", '<script type="speculationrules">alert(1)</script>'],
  ["a type nobody knows", '<script type="novelty">alert(1)</script>'],
  ["one in capitals", "<SCRIPT\n>alert(1)</SCRIPT>"],
  ["one that only looks like a file", '<script data-src="a">alert(1)</script>'],
])("%s is one that browsers act on", (_, html) => {
  expect(inlineScripts(`<p>Text</p>${html}<p>Text</p>`)).toEqual(["alert(1)"]);
});

test.each([
  ["structured data", '<script type="application/ld+json">{}</script>'],
  ["text", '<script type="text/plain" id="words">a b</script>'],
  ["a script file", '<script src="/app.js"></script>'],
])("%s is not", (_, html) => {
  expect(inlineScripts(html)).toEqual([]);
});

test("all of a page are found, each to its own end", () => {
  const html = "<script>one()</script><b></b><script>two()\n</script>";

  expect(inlineScripts(html)).toEqual(["one()", "two()\n"]);
});

// The example of the standard: https://www.w3.org/TR/CSP3/#external-hash
test("a hash is that of the script's bytes", () => {
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});
