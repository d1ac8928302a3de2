import { defineRule } from "./define-rule";
import { schemaFindings } from "./shared/schema-findings";

/** Fields that are missing, unknown, or there twice, and values that the schema refuses. */
export const fields = defineRule({
  id: "fields",
  on: "value",
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
      bad: "email: hello@prairie.org\nemail2: ann@prairie.org",
      good: "email: hello@prairie.org",
      message:
        "a field named email2 → remove it; there is no place for it here",
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
      bad: "  lead: [Who, we are]",
      good: '  lead: "[Who, we are]"',
      message:
        '[Who, we are] → put the whole text in quotes:  lead: "[Who, we are]"',
    },
    {
      in: "home.yml",
      bad: "    - title: Run\n      text: We run.\n      icon: leaf\n    - title: Walk",
      good: "    - title: Walk",
      message: "4 of them → remove 1 item",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\nmenu: yes",
      good: "lastUpdated: 2025-06-30\nmenu: true",
      message: "yes → write  menu: true  or remove the line",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\noldAddresses: /terms",
      good: "lastUpdated: 2025-06-30\noldAddresses: [/terms]",
      message: "/terms → write it in square brackets:  oldAddresses: [/terms]",
    },
    {
      in: "site.yml",
      bad: "copyrightYear: 2025 on",
      good: "copyrightYear: 2025",
      message: "2025 on → write a whole number",
    },

    {
      bad: "  alt: A heron",
      good: "  alt: A heron in the reeds",
      message: "A heron (7 characters) → write at least 3 more characters",
    },
    {
      in: "impact.yml",
      bad: "  color: Purpel",
      good: "  color: purple",
      message: "Purpel → did you mean purple?",
    },
    {
      in: "impact.yml",
      bad: "  color: rocket",
      good: "  color: green",
      message:
        "rocket → choose one of green, blue, purple, yellow, or ask a developer to add one",
    },
    {
      in: "site.yml",
      bad: "url: http://prairie.org",
      good: "url: https://prairie.org",
      message: "http://prairie.org → begin the address with https://",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.charitynavigator.org/",
      good: "donateUrl: https://www.charitynavigator.org/ein/{ein}",
      message:
        "https://www.charitynavigator.org/ → copy the address of your own page there; it looks like https://www.charitynavigator.org/ein/{ein}",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.paypal.com/signin?returnUri=https://evil.test",
      good: "donateUrl: https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
      message:
        "https://www.paypal.com/signin?returnUri=https://evil.test → copy the address of your own page there; it looks like https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.paypal.com/donate/?hosted_button_id=A&return=https://evil.test",
      good: "donateUrl: https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
      message:
        "https://www.paypal.com/donate/?hosted_button_id=A&return=htt… → copy the address of your own page there; it looks like https://www.paypal.com/donate/?hosted_button_id=ABCDEFGH12345",
    },
    {
      in: "site.yml",
      bad: "donateUrl: https://www.every.org/login",
      good: "donateUrl: https://www.every.org/prairie#/donate",
      message:
        "https://www.every.org/login → copy the address of your own page there; it looks like https://www.every.org/NAME",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "title: Terms of Use\noldAddresses: [https://old.org/Terms/]",
      good: "title: Terms of Use\noldAddresses: [/Terms]",
      message: "https://old.org/Terms/ → write  /Terms",
    },
    {
      in: "home.yml",
      bad: "  lead:",
      good: "  lead: Who we are",
      message: "nothing → write it after  lead:",
    },
  ],
});
