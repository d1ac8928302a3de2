import { render, screen, within } from "@testing-library/react";
import React from "react";
import { DonateLink, type DonateLook } from "../../src/components/donate-link";
import { donateHref } from "../../src/examples/site";

const everyLook: readonly DonateLook[] = ["action", "bar", "text"];

test.each(everyLook)("as %s, opens a new tab and says so", (look) => {
  render(
    <DonateLink href={donateHref} look={look}>
      Give Now
    </DonateLink>,
  );

  const link = screen.getByRole("link", {
    name: "Give Now (opens in a new tab)",
  });
  expect(within(link).getByText("(opens in a new tab)")).toHaveStyle({
    position: "absolute",
    width: "1px",
  });
  expect(link).toHaveAttribute("href", donateHref);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("only button looks are styled", () => {
  const classes = everyLook.map((look) => {
    const { container } = render(
      <DonateLink href={donateHref} look={look}>
        Give Now
      </DonateLink>,
    );
    return container.querySelector("a")?.className;
  });

  expect(new Set(classes).size).toBe(3);
  expect(classes[2]).toBe("");
});

test.each([
  ["action", "var(--color-action)"],
  ["bar", "var(--color-donate)"],
] as const)("as %s, has the color of that look", (look, color) => {
  render(
    <DonateLink href={donateHref} look={look}>
      Give Now
    </DonateLink>,
  );

  const { background } = getComputedStyle(screen.getByRole("link"));
  expect(background).toContain(color);
});
