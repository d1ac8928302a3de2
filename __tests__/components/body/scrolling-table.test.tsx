import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { ScrollingTable } from "../../../src/components/body/scrolling-table";

test("wraps the table in a labeled, focusable group", async () => {
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
  // In document order, not before everything else.
  expect(group).toHaveAttribute("tabindex", "0");
  expect(
    within(within(group).getByRole("table")).getByRole("cell"),
  ).toHaveTextContent("Frogs");
});
