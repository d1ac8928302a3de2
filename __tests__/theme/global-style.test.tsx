/** @jest-environment node */
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { dusk } from "../../src/theme/dusk";
import { GlobalStyle } from "../../src/theme/global-style";

/** The rendered style sheet as text, because jsdom supports too little CSS. */
function sheet() {
  const styles = new ServerStyleSheet();
  renderToStaticMarkup(styles.collectStyles(<GlobalStyle />));
  return styles.getStyleTags();
}

test("scrolls smoothly unless reduced motion is preferred", () => {
  const [before, smooth, after] = sheet().split("scroll-behavior:smooth");

  expect(before).toMatch(
    /@media \(prefers-reduced-motion: no-preference\)\{html\{$/,
  );
  expect(smooth).toBeDefined();
  expect(after).toBeUndefined();
});

test("anchors stop below the fixed bar", () => {
  expect(sheet()).toMatch(/scroll-padding-top:calc\(var\(--b-size-bar/);
});

test("shows the focus with two colors", () => {
  const [, ring = ""] = sheet().split(":focus-visible{");

  expect(ring).toMatch(/^outline:[^;]*var\(--b-color-focus\)/);
  expect(ring).toMatch(/box-shadow:[^;]*var\(--b-color-focusHalo\)/);
});

test("in the dark scheme, every color is the dusk color, on screens only", () => {
  const [, block = ""] =
    /@media screen and \(prefers-color-scheme: dark\)\{html:root\{([^}]*)\}/.exec(
      sheet(),
    ) ?? [];
  const values = block.split(";").filter(Boolean);

  expect(values).toContain(`--b-color-page:${dusk.color.page}`);
  expect(values).toContain(`--b-logo-sky:${dusk.logo.sky}`);
  expect(values).toHaveLength(
    Object.keys(dusk.color).length + Object.keys(dusk.logo).length,
  );
});
