import { formatDate } from "../../src/content/days";
import { frontMatterOf, site } from "../browser/support/content";
import { eventually } from "../setup/eventually";
import { textsOf } from "./support/in-page";
import { visit } from "./support/visitor";

const visitor = visit();

const pages = [
  { name: "About Us", address: "/about" },
  { name: "Privacy Policy", address: "/privacy-policy" },
  { name: "Terms of Use", address: "/terms-of-use" },
];

test.each(pages)("$name opens $address", async ({ name, address }) => {
  await visitor().open("/");
  await visitor().press("footer", "link", name);
  await visitor().comesTo(address);
  await eventually(async () =>
    expect(await visitor().driver.evaluate(textsOf, "main h1")).toEqual([
      frontMatterOf(address).title,
    ]),
  );
});

const sections = [
  { name: "Our Mission", section: "mission" },
  { name: "Programs", section: "programs" },
  { name: "Contact", section: "contact" },
];

test.each(sections)(
  "$name scrolls to #$section, from here and from another page",
  async ({ name, section }) => {
    for (const start of ["/", "/privacy-policy"]) {
      await visitor().open(start);
      await visitor().press("footer", "link", name);
      await visitor().arrivesAt(section);
    }
  },
);

test("the year, the EIN and the policies' dates", async () => {
  const { driver } = visitor();
  for (const address of ["/privacy-policy", "/terms-of-use"]) {
    await visitor().open(address);
    expect(await driver.evaluate(textsOf, "main time")).toEqual([
      formatDate(frontMatterOf(address).lastUpdated ?? ""),
    ]);
    const footer = await driver.evaluate(textsOf, "footer");
    for (const words of [
      `© ${site.copyrightYear} ${site.name}`,
      `EIN ${site.ein}`,
    ]) {
      expect(footer).toEqual([expect.stringContaining(words)]);
    }
  }
});
