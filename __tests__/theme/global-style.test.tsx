/** @jest-environment node */
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { dusk } from "../../src/theme/dusk";
import { GlobalStyle } from "../../src/theme/global-style";

/** The style sheet as the build writes it; jsdom knows too little CSS to ask. */
function sheet() {
  const styles = new ServerStyleSheet();
  renderToStaticMarkup(styles.collectStyles(<GlobalStyle />));
  return styles.getStyleTags();
}

test("scrolls smoothly only where motion is welcome", () => {
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

test("shows where the focus is, in two inks", () => {
  const [, ring = ""] = sheet().split(":focus-visible{");

  expect(ring).toMatch(/^outline:[^;]*var\(--b-color-focus\)/);
  expect(ring).toMatch(/box-shadow:[^;]*var\(--b-color-focusHalo\)/);
});

test("after dark every color is the one for dusk, on screens only", () => {
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
