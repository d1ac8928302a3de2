/** @jest-environment jsdom */
import { withPrefix } from "gatsby";
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../src/layout/page-head";
import { site } from "../../src/examples/site";

// head.spec.ts has the rest.

test("every URL has the path prefix", () => {
  jest.mocked(withPrefix).withImplementation(
    (address) => `/trust${address}`,
    () => {
      const html = renderToStaticMarkup(
        <PageHead site={site} title="Home" description="Home." path="/" />,
      );
      const { head } = new DOMParser().parseFromString(html, "text/html");
      const attribute = (selector: string, name: string) =>
        head.querySelector(selector)?.getAttribute(name);

      expect(attribute('[rel="canonical"]', "href")).toBe(
        "https://rioverde.example/trust/",
      );
      expect(attribute('[property="og:image"]', "content")).toBe(
        "https://rioverde.example/trust/share-card.jpg",
      );
      const files = [
        ...head.querySelectorAll(
          '[rel~="icon"], [rel="manifest"], [rel="apple-touch-icon"]',
        ),
      ];
      expect(files).toHaveLength(4);
      for (const file of files) {
        expect(file.getAttribute("href")).toMatch(/^\/trust\//);
      }
    },
  );
});
