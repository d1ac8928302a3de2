import { openNavigation } from "../support/landmarks";
import { expectScrolledTo, scrollPosition } from "../support/scrolling";
import { expect, test } from "../support/test";

test("the bar scrolls to the sections and the top", async ({ page, visit }) => {
  await visit("/");
  const choose = async (name: string) => {
    const navigation = await openNavigation(page);
    await navigation.getByRole("link", { name }).click();
  };
  for (const section of ["Mission", "Programs", "Contact"]) {
    await choose(section);
    await expectScrolledTo(page, section.toLowerCase());
  }
  await choose("Home");
  await expect.poll(() => scrollPosition(page)).toBe(0);
});
