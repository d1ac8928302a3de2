import { donateAddress } from "../browser/support/content";
import { eventually } from "../setup/eventually";
import { attributesOf, named } from "./support/in-page";
import { visit } from "./support/visitor";

const visitor = visit();

const links = [
  { text: "Support Our Mission", landmark: "main" },
  { text: "Donate Today", landmark: "main" },
  { text: "Donate Now", landmark: "header" },
  { text: "Donate Now", landmark: "footer" },
];

beforeEach(() => visitor().open("/"));

test("every link to a new tab has the charity-rating address", async () => {
  const { driver } = visitor();
  const addresses = await driver.evaluate(attributesOf, "a[target]", "href");
  expect(addresses).toEqual(links.map(() => donateAddress));
  const relations = await driver.evaluate(attributesOf, "a[target]", "rel");
  expect(relations).toEqual(links.map(() => "noopener"));
});

test.each(links)(
  "$text ($landmark) opens its address in a new tab",
  async ({ text, landmark }) => {
    const { driver, origin } = visitor();
    const name = `${text} (opens in a new tab)`;
    const before = await driver.addresses();
    // The tests ask no other host for anything: this site stands in for it.
    const { pathname } = new URL(donateAddress);
    const address = `${origin}${pathname}?${landmark}-${text.length}`;
    await driver.evaluate(
      (selector: string, href: string) => {
        for (const link of document.querySelectorAll(selector))
          link.setAttribute("href", href);
      },
      `${landmark} a[target]`,
      address,
    );

    await driver.click(named, landmark, "link", name);

    await eventually(async () =>
      expect(await driver.addresses()).toEqual(
        expect.arrayContaining([...before, address]),
      ),
    );
    expect((await driver.addresses())[0]).toBe(`${origin}/`);
  },
);
