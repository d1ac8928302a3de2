import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { ScrollingTable } from "../../../src/components/body/scrolling-table";

test("holds the table in a named group that the keyboard reaches", async () => {
  render(
    <ScrollingTable>
      <tbody>
        <tr>
          <td>Frogs</td>
        </tr>
      </tbody>
    </ScrollingTable>,
  );

  await userEvent.tab();

  const group = screen.getByRole("group", { name: "Table" });
  expect(group).toHaveFocus();
  // In its own place in the tab order, not ahead of the page.
  expect(group).toHaveAttribute("tabindex", "0");
  expect(
    within(within(group).getByRole("table")).getByRole("cell"),
  ).toHaveTextContent("Frogs");
});
