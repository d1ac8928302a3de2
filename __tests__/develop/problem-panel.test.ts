import { screen } from "@testing-library/react";
import { showReport } from "../../src/develop/problem-panel";

afterEach(() => showReport(null));

test("shows the report as an alert", () => {
  showReport("content/site.yml:1:1  name");

  expect(screen.getByRole("alert")).toHaveTextContent(
    "content/site.yml:1:1 name",
  );
});

test("shows the latest report only", () => {
  showReport("the first");
  showReport("the second");

  expect(screen.getByRole("alert")).toHaveTextContent("the second");
});

test("takes the panel away when nothing is wrong", () => {
  showReport("the first");
  showReport(null);

  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("shows text as text, whatever a content file says", () => {
  showReport("<img src=x onerror=alert(1)>");

  expect(screen.getByRole("alert").children).toHaveLength(0);
});
