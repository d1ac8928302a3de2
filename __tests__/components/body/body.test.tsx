/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Body, type BodyFacts } from "../../../src/components/body/body";
import { authorComponents } from "../../../src/content/schema/components";
import type { BodyNode } from "../../../src/content/body/tree";
import { figure } from "../../examples/figure";
import { picture } from "../../examples/picture";
import { site } from "../../examples/site";

const facts: BodyFacts = {
  contact: site,
  donateAddress: site.donateAddress,
  figures: [figure],
  photos: new Map([["images/heron.jpg", picture]]),
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

test("a table that may scroll can be reached by keyboard, and has a name", () => {
  const cells = ["What", "When"].map((name) => ({
    tag: "th",
    children: [name],
  }));
  const row = { tag: "tr", children: cells };
  renderBody({ tag: "table", children: [{ tag: "thead", children: [row] }] });

  const scroller = screen.getByRole("group", { name: "Table: What, When" });
  expect(scroller.tabIndex).toBe(0);
});
