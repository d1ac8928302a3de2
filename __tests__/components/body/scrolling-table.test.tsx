import { render, screen, within } from "@testing-library/react";
import React from "react";
import { ScrollingTable } from "../../../src/components/body/scrolling-table";

test("wraps the table in a labeled group", () => {
  render(
    <ScrollingTable>
      <tbody>
        <tr>
          <td>Frogs</td>
        </tr>
      </tbody>
    </ScrollingTable>,
  );

  const group = screen.getByRole("group", { name: "Table" });
  expect(
    within(within(group).getByRole("table")).getByRole("cell"),
  ).toHaveTextContent("Frogs");
});
