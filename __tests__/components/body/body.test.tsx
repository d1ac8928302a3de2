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
  impactFigures: [figure],
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

test.each(Object.keys(authorComponents))("renders %s as HTML", (tag) => {
  const props = { title: "Title", image: "images/heron.jpg", name: "heron" };
  const { container } = renderBody({ tag, props });

  const names = [...container.querySelectorAll("*")].map(
    ({ localName }) => localName,
  );
  expect(names).not.toEqual([]);
  expect(names).not.toContain(tag.toLowerCase());
});

const element = (tag: string, ...children: BodyNode[]) => ({ tag, children });

const tableHead = element(
  "thead",
  element("tr", element("th", "What"), element("th", "When"), element("th")),
);

test("a table that may scroll can be reached by keyboard, and has a name", () => {
  renderBody(element("table", tableHead));

  const scroller = screen.getByRole("group", { name: "Table: What, When" });
  expect(scroller.tabIndex).toBe(0);
});

test("cells below the first row have the name of their column, if it has one", () => {
  const when = {
    ...element("td", element("strong", "Noon")),
    props: { align: "right" },
  };
  const row = element(
    "tr",
    element("td", "Walk"),
    when,
    element("td", "Bread"),
  );
  const { container } = renderBody(
    element("table", tableHead, element("tbody", row)),
  );

  expect(container.querySelector("table")?.innerHTML).toBe(
    [
      '<thead><tr role="row"><th role="columnheader">What</th><th role="columnheader">When</th><th role="columnheader"></th></tr></thead>',
      '<tbody><tr role="row"><td role="cell" data-column="What">Walk</td><td role="cell" style="text-align: right;" data-column="When"><strong>Noon</strong></td><td role="cell">Bread</td></tr></tbody>',
    ].join(""),
  );
});
