import { render, screen, within } from "@testing-library/react";
import React from "react";
import { CallToAction } from "../../src/sections/call-to-action";
import { home } from "../../src/examples/home";
import { donateHref } from "../../src/examples/site";

function renderCallToAction() {
  render(<CallToAction {...home.callToAction} />);
  return within(
    screen.getByRole("region", { name: "Join Our Conservation Mission" }),
  );
}

test("asks for a donation under its own heading", () => {
  const section = renderCallToAction();

  expect(
    section.getByRole("heading", {
      level: 2,
      name: "Join Our Conservation Mission",
    }),
  ).toBeVisible();
  expect(section.getByText("There is room for you.")).toBeVisible();
  expect(section.getByText("Every gift goes to work here.")).toBeVisible();
  expect(
    section.getByRole("link", { name: "Donate Today (opens in a new tab)" }),
  ).toHaveAttribute("href", donateHref);
});

test("asks after the explanation", () => {
  renderCallToAction();

  expect(screen.getByRole("region")).toHaveTextContent(
    /^Join .* Mission ?There is room for you\. ?Every .* here\. ?Donate Today/,
  );
});

test("its text is in front of its backdrop, in separate paragraphs", () => {
  const section = renderCallToAction();

  const [lead, text] = section.getAllByRole("paragraph");
  expect(lead).toHaveTextContent("There is room for you.");
  expect(text).toHaveTextContent("Every gift goes to work here.");
  expect(
    section
      .getByRole("presentation")
      .compareDocumentPosition(section.getByRole("heading")),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("its backdrop is decorative and lazy-loaded", () => {
  const section = renderCallToAction();

  expect(section.queryByRole("img")).not.toBeInTheDocument();
  const backdrop = section.getByRole("presentation");
  expect(backdrop).toHaveAttribute("src", "/a.jpg");
  expect(backdrop).toHaveAttribute("loading", "lazy");
  expect(backdrop.previousElementSibling).toHaveAttribute("sizes", "100vw");
});
