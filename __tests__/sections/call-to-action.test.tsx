import { render, screen, within } from "@testing-library/react";
import React from "react";
import { CallToAction } from "../../src/sections/call-to-action";
import { home } from "../../src/examples/home";
import { donateHref } from "../../src/examples/site";

const { picture } = home.callToAction;

function renderCallToAction(shown = picture) {
  render(<CallToAction {...home.callToAction} picture={shown} />);
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

test("tells donors whose site they give on, below the button", () => {
  renderCallToAction();

  expect(screen.getByRole("region")).toHaveTextContent(
    /Donate Today \(opens in a new tab\) ?Gifts go through ratings\.example, in a new tab\.$/,
  );
});

test("may have a link after its text, such as to another way to help", () => {
  const link = { label: "Write to us.", url: "/#contact" };
  render(<CallToAction {...home.callToAction} link={link} />);

  const shown = screen.getByRole("link", { name: "Write to us." });
  expect(shown).toHaveAttribute("href", "/#contact");
  expect(shown.parentElement).toHaveTextContent(
    "Every gift goes to work here. Write to us.",
  );
});

test("asks after the explanation", () => {
  renderCallToAction();

  expect(screen.getByRole("region")).toHaveTextContent(
    /^Join .* Mission ?There is room for you\. ?Every .* here\. ?Donate Today/,
  );
});

test("its text is in front of its picture, in separate paragraphs", () => {
  const section = renderCallToAction();

  const [lead, text] = section.getAllByRole("paragraph");
  expect(lead).toHaveTextContent("There is room for you.");
  expect(text).toHaveTextContent("Every gift goes to work here.");
  expect(
    section
      .getByRole("img", { name: picture.alt })
      .compareDocumentPosition(section.getByRole("heading")),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("its picture is lazy-loaded", () => {
  const section = renderCallToAction();

  const image = section.getByRole("img", { name: picture.alt });
  expect(image).toHaveAttribute("src", "/a.webp");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image.previousElementSibling).toHaveAttribute("sizes", "100vw");
});

test("shows the picture's credit", () => {
  const section = renderCallToAction({ ...picture, credit: "R. Oak" });

  expect(section.getByText("Photo: R. Oak")).toBeVisible();
});

test("a picture without alt text is decorative", () => {
  const section = renderCallToAction({ ...picture, alt: "" });

  expect(section.queryByRole("img")).not.toBeInTheDocument();
  expect(section.queryByText(/Photo:/)).not.toBeInTheDocument();
});
