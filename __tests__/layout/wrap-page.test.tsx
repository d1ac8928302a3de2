import React from "react";
import { wrapPageElement } from "../../src/layout/wrap-page";

test("does not wrap Gatsby's own pages, which have no query", () => {
  const element = <h1>Ponds</h1>;
  const props = { data: undefined, location: { pathname: "/404" } };

  expect(wrapPageElement({ element, props })).toBe(element);
});
