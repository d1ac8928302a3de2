import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Notice } from "../../../src/components/body/notice";

test("is a note labeled by its title", () => {
  render(<Notice title="Burn season">Expect smoke.</Notice>);

  const note = screen.getByRole("note", { name: "Burn season" });
  expect(within(note).getByText("Burn season")).toBeVisible();
  expect(note).toHaveTextContent(/^Burn season ?Expect smoke\.$/);
});
