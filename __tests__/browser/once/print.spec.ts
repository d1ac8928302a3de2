import { donateAddress } from "../support/content";
import { expect, test } from "../support/test";

test("Home fits three sheets, with where to give", async ({ page, visit }) => {
  const loaded = page.waitForResponse("**/print.css");
  await visit("/");
  await loaded;
  for (const format of ["Letter", "A4"]) {
    const pdf = await page.pdf({ format });
    const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g);
    expect(sheets?.length, format).toBeLessThanOrEqual(3);
  }

  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const name of ["Support Our Mission", "Donate Today"]) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveCSS("border-top-style", "none");
    const address = await link.evaluate(
      (node) => getComputedStyle(node, "::after").content,
    );
    expect(address).toContain(donateAddress);
  }
  for (const name of ["Learn More", "See All Events"]) {
    await expect(main.getByRole("link", { name })).toHaveCount(0);
  }
});
