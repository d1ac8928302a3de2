/** @jest-environment node */
import { testFileCorpus } from "../support/corpus";

/** Longer than what a report quotes of a file. */
const long =
  "restoring the tallgrass prairie along the river with all of our neighbors";

const path = "long/".repeat(14);

const quoted = (text: string) => `${text.slice(0, 60)}…`;

const opening = { at: "6:27", path: "about › opening text" };
const mission = { at: "10:1", path: "about › Mission" };
const scheme = "an address that begins with /, # or https://";

testFileCorpus("pages/about.mdx", [
  ...[
    {
      to: `ann.lee+${"news".repeat(16)}@example.org`,
      fix: "write  mailto:ADDRESS",
    },
    {
      to: `www.example.org/${path}`,
      fix: "write  https://ADDRESS  if it is another site, or /NAME for a page of this one",
    },
    { to: `//example.org/${path}`, fix: "write  https:ADDRESS" },
  ].map(({ to, fix }) => ({
    ...opening,
    name: `the address ${to}`,
    from: "/privacy-policy#what-we-keep",
    to,
    found: quoted(to),
    expected: scheme,
    fix: fix.replace("ADDRESS", to),
  })),
  {
    ...opening,
    name: "an address with one slash",
    from: "/privacy-policy#what-we-keep",
    to: `https:/example.org/${path}`,
    found: quoted(`https:/example.org/${path}`),
    expected: "two slashes after https:",
    fix: `write  https://example.org/${path}`,
  },
  {
    ...opening,
    name: "a page by the site's own name",
    from: "/privacy-policy#what-we-keep",
    to: `https://prairie.test/about?${path}`,
    found: quoted(`https://prairie.test/about?${path}`),
    expected: "a link within the site without the site's name",
    fix: `write  /about?${path}  so that the link works wherever the site stands`,
  },
  {
    ...opening,
    name: "a section that is nearly there",
    from: "/privacy-policy#what-we-keep",
    to: `/privacy-policy?${path}#what-we-kep`,
    found: quoted(`/privacy-policy?${path}`),
    expected: "a section of that page",
    fix: `did you mean /privacy-policy?${path}#what-we-keep?`,
  },
  {
    ...opening,
    name: "a section of a page that is nearly there",
    from: "/privacy-policy#what-we-keep",
    to: `/privacy-polcy#${path}`,
    found: quoted(`/privacy-polcy#${path}`),
    expected: "a page or a file of this site",
    fix: `did you mean /privacy-policy#${path}?`,
  },
  {
    name: "a second title",
    at: "10:1",
    path: `about › ${quoted(long)}`,
    from: "We restore prairie.",
    to: `# ${long}`,
    found: quoted(`# ${long}`),
    expected: "headings from ## on; the page's title is its first heading",
    fix: `write  ## ${long}`,
  },
  {
    name: "a heading that skips a level",
    at: "10:1",
    path: `about › ${quoted(long)}`,
    from: "We restore prairie.",
    to: `#### ${long}`,
    found: quoted(`#### ${long}`),
    expected: "a heading with at most ### here, so that no level is left out",
    fix: `write  ### ${long}`,
  },
  {
    ...mission,
    name: "a heading without its space",
    from: "We restore prairie.",
    to: `##${long}`,
    found: quoted(`##${long}`),
    expected: "a space between ## and the words of a heading",
    fix: `write  ## ${long}`,
  },
  {
    ...mission,
    name: "a list with another sign",
    from: "We restore prairie.",
    to: `• ${long}`,
    found: quoted(`• ${long}`),
    expected: "a list whose lines begin with a hyphen and a space",
    fix: `write  - ${long}  and begin the list's other lines so, too`,
  },
  {
    ...mission,
    name: "a table with tabs",
    from: "We restore prairie.",
    to: `${long}\tWhen\nWalk\tNoon`,
    found: quoted(`${long} When`),
    expected: "a table with the sign | between its cells",
    fix: `write  | ${long} | When |  under it  | --- | --- |  and the other lines like the first`,
  },
  {
    ...mission,
    name: "stars left over",
    from: "We restore prairie.",
    to: `**${long}*`,
    found: quoted(`**${long}*`),
    expected: "as many stars after the words as before them",
    fix: `write  **${long}**  for bold or  *${long}*  for slanted`,
  },
  {
    ...mission,
    name: "a frame that is never closed",
    from: "We restore prairie.",
    to: `<Notice title="${long}">`,
    found: `${quoted(`<Notice title="${long}">`)} that is never closed`,
    expected: "</Notice> after it",
    fix: `put  <Notice title="${long}">  and  </Notice>  each on a line of its own, with blank lines around the text between`,
  },
]);
