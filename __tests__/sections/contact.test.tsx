import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { ToastArea } from "../../src/layout/toast-area";
import { Contact } from "../../src/sections/contact";
import { home } from "../../src/examples/home";

function renderContact() {
  render(
    <>
      <Contact {...home.contact} />
      <ToastArea />
    </>,
  );
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
    contact.getByRole("link", { name: home.contact.facts.email }),
  ).toBeVisible();
  expect(contact.getByText("12-3456789")).toBeVisible();
});

test("shows the text, then the contact details", () => {
  renderContact();

  expect(
    screen.getByRole("region", { name: "Get In Touch" }),
  ).toHaveTextContent(
    /^Get In Touch ?Write to us\. ?We answer.*Contact Information ?Address/,
  );
});

test("its button shows the email and street address as a toast", async () => {
  const contact = renderContact();
  const toast = screen.getByRole("status");
  expect(toast).toBeEmptyDOMElement();

  await userEvent.click(
    contact.getByRole("button", { name: "Contact Information" }),
  );

  expect(within(toast).getByText("Contact Information")).toBeVisible();
  expect(within(toast).getByText("office@prairie.example")).toBeVisible();
  expect(within(toast).getByText("7 Elm Road, Oakville, Iowa")).toBeVisible();
  expect(toast).toHaveTextContent(/^Contact.*office@.*7 Elm Road/);
});

test("a second click still leaves one toast", async () => {
  const contact = renderContact();
  const button = contact.getByRole("button", { name: "Contact Information" });

  await userEvent.dblClick(button);

  expect(
    within(screen.getByRole("status")).getAllByText("Contact Information"),
  ).toHaveLength(1);
});
