/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactDetails } from "../../src/components/contact-details";
import { site } from "../examples/site";

test("shows only the facts that are given", () => {
  render(<ContactDetails site={site} />);

  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  expect(terms).toEqual(["Address", "Email", "Tax ID (EIN)"]);
});
