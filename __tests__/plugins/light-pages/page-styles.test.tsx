import React from "react";
import styled from "styled-components";
import { withStyles } from "../../../plugins/gatsby-plugin-light-pages/page-styles";

const Sky = styled.div`
  background: url(/sky.avif);

  &:hover,
  main & {
    color: gold;
  }
`;

const Land = styled.p`
  color: green;
`;

const Plain = styled.b``;

test("a page has the styles of its own components, with short names", () => {
  const { html, css } = withStyles(
    <main>
      <Sky />
      <Land>avif</Land>
      <Land>More</Land>
    </main>,
  );

  expect(html).toBe(
    '<main><div class="a"></div><p class="b">avif</p><p class="b">More</p></main>',
  );
  expect(css.trim()).toBe(
    ".a{background:url(/sky.avif);}.a:hover,main .a{color:gold;}.b{color:green;}",
  );
});

test("names that no rule has are left out", () => {
  expect(withStyles(<Plain className="photo">Text</Plain>)).toEqual({
    html: "<b>Text</b>",
    css: "",
  });
});
