import { render, screen } from "@testing-library/react";
import React from "react";
import { SectionHeading } from "../../src/components/section-heading";

test("is a level-two heading with its id, followed by the lead", () => {
  render(
    <SectionHeading id="ponds-heading" lead="Where frogs live.">
      Our Ponds
    </SectionHeading>,
  );

  const heading = screen.getByRole("heading", { level: 2, name: "Our Ponds" });
  expect(heading).toHaveAttribute("id", "ponds-heading");
  expect(heading.nextElementSibling).toHaveTextContent("Where frogs live.");
});
