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
