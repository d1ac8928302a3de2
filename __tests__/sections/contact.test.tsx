import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Contact } from "../../src/sections/contact";
import { home } from "../../src/examples/home";

function renderContact() {
  render(<Contact {...home.contact} />);
  return within(screen.getByRole("region", { name: "Get In Touch" }));
}

test("is the target of links to contact, and shows its text", () => {
  const contact = renderContact();

  expect(screen.getByRole("region", { name: "Get In Touch" })).toHaveAttribute(
    "id",
    "contact",
  );
  expect(contact.getByText("Write to us.")).toBeVisible();
  expect(contact.getByText("We answer within a week.")).toBeVisible();
  expect(
    contact.getByRole("link", { name: /^office@ ?prairie\.example$/ }),
  ).toBeVisible();
  expect(contact.getByText("12-3456789")).toBeVisible();
});

test("shows the text, then the contact details", () => {
  renderContact();

  expect(
    screen.getByRole("region", { name: "Get In Touch" }),
  ).toHaveTextContent(
    /^Get In Touch ?Write to us\. ?We answer.*Contact Information.*Address/,
  );
});

test("its button has the email and street address for its toast", () => {
  const contact = renderContact();

  expect(
    contact.getByRole("button", { name: "Contact Information" }),
  ).toHaveAttribute(
    "data-toast",
    "office@prairie.example\n7 Elm Road, Oakville, Iowa",
  );
});

test("a note says where they are if the toast can't be shown", () => {
  expect(renderContact().getByRole("alert")).toHaveTextContent(
    "also in this section",
  );
});
