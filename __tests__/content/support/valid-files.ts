import {
  pageFile,
  requiredPages,
} from "../../../src/content/schema/page-address";

/** The current time for all checks. */
export const now = new Date("2025-08-01T12:00:00Z");

/** A valid page. */
export const pageText = (title: string, text: string, fields = "") => `---
title: ${title}
description: A page with a description that is long enough for search results.
${fields}---

${text}
`;

const files: Readonly<Record<string, string>> = {
  "site.yml": `name: Prairie Friends
county: Story County
url: https://prairie.test
email: hello@prairie.test
timeZone: America/Chicago
address:
  state: Iowa
  street: 12 River Road
  city: Ames
  postalCode: "50010"
ein: "12-3456789"
donateUrl: https://www.charitynavigator.org/ein/{ein}
copyrightYear: 2025
drawings: prairie
`,
  "home.yml": `description: We restore prairie and teach children about the river in Story County.
hero:
  heading: The grass comes back
  text: Join us on the prairie.
  image: images/garden.jpg
  alt: A wide prairie under a low sun
about:
  lead: Who we are
  text: We are neighbors.
mission:
  lead: What we do
  pillars:
    - title: Teach
      text: We teach outdoors.
      icon: book
    - title: Protect
      text: We protect birds.
      icon: paw
    - title: Walk
      text: We build trails.
      icon: house
programs:
  lead: Come along
impact:
  lead: So far
callToAction:
  lead: Lend a hand
  text: Every hour helps.
contact:
  lead: Say hello
  text: We answer every letter.
`,
  "programs.yml": `- title: Heron Watch
  description: Volunteers count herons at dawn.
  image: images/heron.jpg
  alt: A heron standing in shallow water
- title: Seed Day
  description: We gather seed in October.
  image: images/seed.jpg
  alt: Hands full of coneflower seed
`,
  "impact.yml": `- value: "500+"
  label: Acres
  icon: gift
  color: green
  asOf: 2025-06-30
- value: "15"
  label: Species
  icon: heart
  color: purple
  asOf: "2025-06-30"
  source: Our yearly count
`,
  "pages/about.mdx": `---
title: About Us
description: Who we are, what we do on the prairie and how to reach us by mail.
---

We are neighbors. See our [privacy policy](/privacy-policy#what-we-keep).

## Mission

We restore prairie.

<DonateButton />
`,
  "pages/privacy-policy.mdx": `---
title: Privacy Policy
description: What this site learns about you, which is next to nothing, and why.
lastUpdated: 2025-06-30
---

We keep [little](/about).

## What we keep

Nothing at all.

<Note title="In short">

We keep nothing.

</Note>
`,
  "pages/terms-of-use.mdx": `---
title: Terms of Use
description: The rules for using this site, in plain words and as few as we could.
lastUpdated: "2025-06-30"
---

Be kind.

<ContactDetails />
`,
};

/** Pages that the site requires and that no test is about. */
const plainPages = requiredPages
  .map((address) => {
    const text = pageText(`The page ${address}`, "Come and [see](/about).");
    return [pageFile(address), text] as const;
  })
  .filter(([file]) => !(file in files));

/** A small valid content folder, by file name. */
export const validFiles: Readonly<Record<string, string>> = {
  ...files,
  ...Object.fromEntries(plainPages),
};

/** The folder's pictures: width and height in pixels. */
export const validPictures: Readonly<Record<string, [number, number]>> = {
  "garden.jpg": [1600, 900],
  "heron.jpg": [800, 600],
  "logo.png": [512, 512],
  "seed.jpg": [800, 600],
};

/** A valid file with a part of it replaced. */
export function edited(file: string, from: string, to: string): string {
  const text = validFiles[file] ?? "";
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return text.replace(from, () => to);
}
