import type { Rule } from "./rule";
import { schemaFindings } from "./fields/schema-findings";

/** Fields that are missing, unknown, or there twice, and values that the schema refuses. */
export const fields: Rule<"value"> = {
  check: schemaFindings,
  examples: [
    {
      bad: "  alt: Hands full of coneflower seed\n- title: Bird Walk\n  description: We walk at dawn.\n  image: images/seed.jpg",
      good: "  alt: Hands full of coneflower seed",
      message:
        'nothing → add the line  alt: "…"  with your own words in place of the dots',
    },
    {
      bad: "  atl: Hands full of coneflower seed",
      good: "  alt: Hands full of coneflower seed",
      message: "a field named atl → did you mean alt?",
    },
    {
      in: "site.yml",
      bad: "email: hello@garden.org\nemail2: ann@garden.org",
      good: "email: hello@garden.org",
      message:
        "a field named email2 → put what it says in email, or remove it; there is no such field here",
    },
    {
      in: "impact.yml",
      bad: "  label: Species\n  lead: So far",
      good: "  label: Species",
      message:
        "a field named lead → move it to the group that it belongs to, or remove it; there is no such field here",
    },
    {
      in: "site.yml",
      bad: "county: Story County\ncounty: Polk County",
      good: "county: Polk County",
      message:
        "county a second time → keep one of the two and remove the other",
    },
    {
      in: "home.yml",
      bad: "  lead:\n    - Who we are",
      good: "  lead: Who we are",
      message: "a list → write text on one line, in double quotes",
    },
    {
      in: "home.yml",
      bad: "    - {title: Run, text: We run., icon: leaf}\n    - {title: Row, text: We row., icon: water}\n    - {title: Sow, text: We sow., icon: sprout}\n    - {title: Sing, text: We sing., icon: bird}\n    - title: Walk",
      good: "    - title: Walk",
      message: "7 items → remove 1 item",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\nmenu: yes",
      good: "lastUpdated: 2025-06-30\nmenu: true",
      message: "yes → write  true",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\noldAddresses: /terms",
      good: "lastUpdated: 2025-06-30\noldAddresses:\n  - /terms",
      message:
        "/terms → begin every entry with a hyphen and a space, like  - …",
    },
    {
      in: "site.yml",
      bad: "ein: 12–3456789",
      good: "ein: 12-3456789",
      message:
        "12–3456789, with a dash in place of a hyphen → write  12-3456789",
    },
    {
      in: "site.yml",
      bad: "ein: 123456789",
      good: "ein: 12-3456789",
      message: "123456789 → write  12-3456789",
    },
    {
      in: "site.yml",
      bad: "email: hello@prairie,org",
      good: "email: hello@prairie.org",
      message: "hello@prairie,org → write  hello@prairie.org",
    },
    {
      in: "site.yml",
      bad: "email: hello@prairie friends.org",
      good: "email: hello@prairie.org",
      message:
        "hello@prairie friends.org → write one address with no space or comma in it, like hello@example.org",
    },
    {
      in: "site.yml",
      bad: "copyrightYear: twenty25",
      good: "copyrightYear: 2025",
      message:
        "twenty25 → write a whole number in digits, with no zero before it",
    },
    {
      bad: "  alt: A heron",
      good: "  alt: A heron in the reeds",
      message: "A heron (7 characters) → write at least 3 more characters",
    },
    {
      in: "pages/about.mdx",
      bad: "<Note>\n\nWe sow.\n\n</Note>",
      good: '<Note title="In short">\n\nWe sow.\n\n</Note>',
      message: 'nothing → after  <Note  write  title="…"',
    },
    {
      in: "pages/about.mdx",
      bad: '<Photo image="images/heron.jpg" alt="A heron in the reeds" credit="" />',
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message:
        'nothing → write it between the quotes:  credit="…", or remove the attribute',
    },
    {
      in: "pages/about.mdx",
      bad: 'We <mark style="color: red">sow</mark>.',
      good: "We <mark>sow</mark>.",
      message:
        "an attribute named style → remove it; there is no such field here",
    },
    {
      in: "impact.yml",
      bad: "  color: rocket",
      good: "  color: green",
      message:
        "rocket → write one of the expected words, or ask a developer to add one",
    },
    {
      bad: "  credit: Photo by Ann Lee",
      good: "  credit: Ann Lee",
      message:
        "Photo by Ann Lee → write only who made it; the site puts “Photo:” before it",
    },
    {
      bad: '  image: "images/seed.jpg "',
      good: "  image: images/seed.jpg",
      message:
        "images/seed.jpg → write  images/  followed by the name of a file in content/images, with no spaces around it",
    },
    {
      in: "site.yml",
      bad: "county: Waldo",
      good: "county: Waldo County",
      message:
        "Waldo → write its whole name, such as Story County, Orleans Parish or Merrimack Valley",
    },
    {
      in: "site.yml",
      bad: "county: Story County, Iowa",
      good: "county: Story County",
      message:
        "Story County, Iowa → write it without the state, which has a line of its own",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.charitynavigator.org/",
      good: "donateUrl: https://www.charitynavigator.org/ein/{ein}",
      message:
        "https://www.charitynavigator.org/ → copy the address of your own page there; it looks like https://www.charitynavigator.org/ein/{ein}",
    },
    {
      in: "home.yml",
      bad: "  lead:",
      good: "  lead: Who we are",
      message: "nothing → write it after  lead:",
    },
    {
      in: "site.yml",
      bad: '  ZIP Code: "50010"',
      good: '  postalCode: "50010"',
      message: "a field named ZIP Code → did you mean postalCode?",
    },
    {
      in: "home.yml",
      bad: "  text: We answer every letter.\nphone: (515) 555-0134",
      good: "  text: We answer every letter.",
      message:
        "a field named phone → phone: belongs in content/site.yml, under contact:",
    },
    {
      in: "site.yml",
      bad: "county: Story County\nnotice: The trail is closed.",
      good: "county: Story County",
      message: "a field named notice → notice: belongs in content/notice.yml",
    },
    {
      in: "notice.yml",
      bad: "Closed on Monday: call us.",
      good: 'text: "Closed on Monday: call us."',
      message:
        'a field named Closed on Monday → put the whole sentence in double quotes after the name of its field, such as  text: "…"',
    },
    {
      in: "notice.yml",
      bad: "The trail is closed.",
      good: "text: The trail is closed.",
      message:
        "The trail is closed. → write each field on a line of its own and begin with  text: …",
    },
    {
      in: "notice.yml",
      bad: "text: The trail is closed.\nlink: /about",
      good: "text: The trail is closed.\nlink:\n  label: About us\n  url: /about",
      message:
        "/about → write each field on a line of its own below  link:  and begin with  label: …",
    },
    {
      in: "events.yml",
      bad: "title: Seed Day",
      good: "- title: Seed Day\n  start: 2025-10-04 09:00",
      message:
        "a group of fields → begin every entry with a hyphen and a space, like  - title: …",
    },
  ],
};
