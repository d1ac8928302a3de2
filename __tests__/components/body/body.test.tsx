/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Body, type BodyFacts } from "../../../src/components/body/body";
import { authorComponents } from "../../../src/content/schema/components";
import type { BodyNode } from "../../../src/content/body/tree";
import { figure } from "../../examples/figure";
import { picture } from "../../examples/picture";
import { site } from "../../examples/site";

const facts: BodyFacts = {
  site,
  impact: [figure],
  photos: [{ image: "images/heron.jpg", picture }],
};

const renderBody = (element: BodyNode) =>
  render(<Body tree={[element]} facts={facts} />);

test("a list may begin with any number", () => {
  const { container } = renderBody({
    tag: "ol",
    props: { start: 3 },
    children: [{ tag: "li" }],
  });

  expect(container.innerHTML).toBe('<ol dir="auto" start="3"><li></li></ol>');
});

test.each(Object.keys(authorComponents))("renders %s", (tag) => {
  const props = { title: "Title", image: "images/heron.jpg", name: "heron" };
  const { container } = renderBody({ tag, props });

  expect(container).not.toBeEmptyDOMElement();
});

const element = (tag: string, ...children: BodyNode[]) => ({ tag, children });

// reflow.spec.ts has the rest of a table.
test("a table can be reached by keyboard; cells have their column's name", () => {
  const head = element("tr", element("th", "What"), element("th"));
  const row = element("tr", element("td", "Walk"), element("td", "Bread"));
  renderBody(element("table", element("thead", head), element("tbody", row)));

  const scroller = screen.getByRole("group", { name: "Table: What" });
  expect(scroller.tabIndex).toBe(0);
  const [what, unnamed] = screen.getAllByRole("cell");
  expect(what).toHaveAttribute("data-column", "What");
  expect(unnamed).not.toHaveAttribute("data-column");
});
