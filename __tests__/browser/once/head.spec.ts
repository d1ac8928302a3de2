import { z } from "zod";
import { donateAddress, home, site } from "../support/content";
import { otherLinks } from "../support/destinations";
import { pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

// Link previews don't run scripts, so everything must be in the HTML. That the
// files exist is in links.spec.ts.
test.use({ javaScriptEnabled: false });

for (const path of pagePaths) {
  test(`${path} has metadata for search engines and link previews`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const address = site.url + path;
    const content = (name: string) =>
      page
        .locator(`meta[property="${name}"], meta[name="${name}"]`)
        .getAttribute("content");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      address,
    );
    expect(await content("og:url")).toBe(address);
    expect(await content("og:type")).toBe("website");
    expect(await content("og:site_name")).toBe(site.name);
    expect(await page.title()).toContain(await content("og:title"));
    expect(await content("og:description")).toBe(await content("description"));
    expect(await content("og:image")).toBe(`${site.url}/share-card.jpg`);
    expect(await content("og:image:alt")).toContain(site.name);
    expect(await content("twitter:card")).toBe("summary_large_image");
    expect(await content("viewport")).toContain("width=device-width");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    const icons = page.locator("link[rel=icon], link[rel=apple-touch-icon]");
    await expect(icons).toHaveCount(3);
    const themes = page.locator("meta[name=theme-color]");
    await expect(themes).toHaveCount(2);
    // Browsers use the first that applies.
    await expect(themes.first()).toHaveAttribute(
      "media",
      "(prefers-color-scheme:dark)",
    );
  });
}

test("the home page has structured data about the organization", async ({
  page,
  visit,
}) => {
  await visit("/");
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const written = z.string().parse(await scripts.textContent());
  const data: unknown = JSON.parse(written);
  expect(data).toHaveProperty("@graph.0.@type", "WebSite");
  expect(
    z.object({ "@graph": z.array(z.unknown()) }).parse(data)["@graph"][1],
  ).toMatchObject({
    "@type": "NGO",
    description: home.description,
    image: `${site.url}/share-card.jpg`,
    name: site.name,
    url: `${site.url}/`,
    email: site.email,
    taxID: site.ein,
    nonprofitStatus: "https://schema.org/Nonprofit501c3",
    telephone: site.contact?.phone,
    sameAs: [donateAddress, ...otherLinks.map(({ href }) => href)],
    logo: `${site.url}/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.state,
      postalCode: site.address.postalCode,
    },
  });
});
