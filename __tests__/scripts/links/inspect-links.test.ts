/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspectLinks } from "../../../scripts/links/inspect-links";

const origin = "https://prairie.example";

/** A site of two pages on which everything leads somewhere. */
const whole = {
  "index.html": '<h2 id="mission">Mission</h2><a href="/pond-rules">Rules</a>',
  "pond-rules/index.html": '<a href="/#mission">Mission</a>',
  "404.html": '<a href="/">Home</a>',
  "pond.avif": "",
  "pond.js": "",
  "logo.svg": '<svg><path id="leaf"/></svg>',
};

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "links-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function inspect(changes: Record<string, string>, prefix = "") {
  for (const [name, text] of Object.entries({ ...whole, ...changes })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return inspectLinks(folder, { origin, prefix });
}

test("a site on which everything leads somewhere has no fault", async () => {
  expect(await inspect({})).toEqual({
    pages: ["404.html", "index.html", "pond-rules/index.html"],
    counts: { "a href": 3 },
    broken: [],
    external: new Map(),
  });
});

const gone = "/gone.avif";

/** What can refer to a file, with one that is not there. */
const places: readonly (readonly [kind: string, html: string])[] = [
  ["a href", `<a href="${gone}">Pond</a>`],
  ["area href", `<map><area href="${gone}"></map>`],
  ["img src", `<img src="${gone}">`],
  ["img srcset", `<img srcset="/pond.avif 1x, ${gone} 2x">`],
  ["source srcset", `<picture><source srcset="${gone} 9w,\n/pond.avif 99w">`],
  ["link preload", `<link rel="preload" href="${gone}">`],
  ["link imagesrcset", `<link rel="preload" imagesrcset="${gone} 9w">`],
  ["link icon", `<link rel="icon" href="${gone}">`],
  ["link manifest", `<link rel="manifest" href="${gone}">`],
  ["link canonical", `<link rel="canonical" href="${origin}${gone}">`],
  ["meta og:image", `<meta property="og:image" content="${origin}${gone}">`],
  ["meta og:url", `<meta property="og:url" content="${origin}${gone}">`],
  ["meta twitter:image", `<meta name="twitter:image" content="${gone}">`],
  ["meta refresh", `<meta http-equiv="refresh" content="0; url=${gone}">`],
  ["script src", `<script src="${gone}"></script>`],
  ["form action", `<form action="${gone}"></form>`],
  ["video poster", `<video poster="${gone}"></video>`],
  ["object data", `<object data="${gone}"></object>`],
  ["style", `<style>p { background: #fff url(${gone}) }</style>`],
  ["style", `<style>@media print { @import "${gone}"; }</style>`],
  ["style", `<style>@font-face { src: url("${gone}") format("a") }</style>`],
  ["style", `<style>p { background: image-set("${gone}" 2x) }</style>`],
  ["p style", `<p style="color: red; background: url('${gone}')"></p>`],
  ["use href", `<svg><use href="${gone}"/></svg>`],
  ["path fill", '<svg><path fill="url(#gone)"/></svg>'],
  ["a href", `<template><a href="${gone}">Pond</a></template>`],
  [
    "late-scripts",
    `<script type="text/plain" id="late-scripts">1f /pond.js ${gone}</script>`,
  ],
  [
    "speculationrules",
    '<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/pond/*"}}]}</script>',
  ],
  [
    "speculationrules",
    `<script type="speculationrules">{"prefetch":[{"urls":["${gone}"]}]}</script>`,
  ],
  [
    "application/ld+json",
    `<script type="application/ld+json">{"logo":"${origin}${gone}","@type":"https://schema.org/NGO"}</script>`,
  ],
];

test.each(places)("%s to a missing file: %s", async (kind, html) => {
  const { broken } = await inspect({ "index.html": html });

  const inPage = broken.filter(({ file }) => file === "index.html");
  expect(inPage).toMatchObject([{ kind }]);
});

test.each([
  ["manifest.webmanifest", "src", `{"icons":[{"src":"${gone}"}]}`],
  ["manifest.webmanifest", "start_url", '{"start_url":"/gone"}'],
  ["sitemap-0.xml", "loc", `<urlset><loc>${origin}/gone</loc></urlset>`],
  ["robots.txt", "Sitemap", `Sitemap: ${origin}/gone.xml\n`],
  ["page-data/a/page-data.json", "src", `{"result":{"src":"${gone}"}}`],
  ["page-data/a/page-data.json", "srcSet", `{"srcSet":"${gone} 9w"}`],
  ["pond.css", "style", `p { background: url(${gone}) }`],
])("in %s a missing %s is found", async (file, kind, text) => {
  const { broken } = await inspect({ [file]: text });

  expect(broken).toMatchObject([{ file, kind }]);
});

test.each([
  ["/gone", "no such file"],
  ["/#vision", "no id vision there"],
  ["#vision", "no id vision there"],
  ["/pond-rules#mission", "no id mission there"],
  ["/logo.svg#root", "no id root there"],
  ["/pond.avif#leaf", "no id leaf there"],
  ["/pond-rules/", "ends in a slash, which hosts redirect"],
  ["/pond-Rules", "no such file"],
  ["https://", "is not an address"],
])("a link to %s: %s", async (address, reason) => {
  const { broken } = await inspect({
    "index.html": `<h2 id="mission"></h2><a href="${address}">Pond</a>`,
  });

  expect(broken).toEqual([
    { file: "index.html", kind: "a href", address, reason },
  ]);
});

test.each([
  "/",
  "/#mission",
  "#mission",
  "/?from=mail#mission",
  "/logo.svg#leaf",
  "pond-rules",
  `${origin}/pond-rules`,
  "mailto:office@prairie.example",
  "data:,",
])("a link to %s leads somewhere", async (address) => {
  const { broken } = await inspect({
    "index.html": `<h2 id="mission"></h2><a href="${address}">Pond</a>`,
  });

  expect(broken).toEqual([]);
});

test("a relative address on the page for unknown addresses is lost", async () => {
  const { broken } = await inspect({
    "404.html": '<a href="pond-rules">Rules</a>',
  });

  expect(broken).toMatchObject([{ file: "404.html", reason: "no such file" }]);
});

test("in a folder, an address without the folder leads out of the site", async () => {
  const { broken } = await inspect(
    {
      "index.html": `<h2 id="mission"></h2><a href="/trust/pond-rules">Rules</a>`,
      "pond-rules/index.html": `<a href="/#mission">Mission</a>`,
      "404.html": `<a href="${origin}/trust/#mission">Mission</a>`,
    },
    "/trust",
  );

  expect(broken).toEqual([
    {
      file: "pond-rules/index.html",
      kind: "a href",
      address: "/#mission",
      reason: "is outside of /trust/",
    },
  ]);
});

test("addresses on other sites are listed with their pages", async () => {
  const donate = '<a href="https://donate.example/now">Donate</a>';
  const { broken, external } = await inspect({
    "index.html": `<h2 id="mission"></h2>${donate}`,
    "404.html": donate,
  });

  expect(broken).toEqual([]);
  expect(external).toEqual(
    new Map([
      ["https://donate.example/now", new Set(["404.html", "index.html"])],
    ]),
  );
});
