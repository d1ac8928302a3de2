import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { bundle } from "../../../edit/build/bundle";
import { checkContent } from "../../../src/content/load/check-content";
import type { renderPage } from "../support/render-page";
import { pagePaths } from "../support/pages";
import { builtFolder, sampleFolder } from "../support/sample";

// Drawn without Gatsby, as for a preview beside a text, pages must be those of
// the site. A field that a query forgets is found here, too.

declare const pages: { readonly renderPage: typeof renderPage };

/** The renderer as a script for a browser, in the global `pages`. */
async function rendererScript() {
  const files = await bundle("__tests__/browser/support/render-page.ts", "", {
    globalName: "pages",
    publicPath: "/static",
  });
  return Buffer.from(files.get("edit.js") ?? []).toString();
}

/** The width of each picture in the sample, divided by its height. */
async function ratiosOf(pictures: readonly string[]) {
  const ratios = pictures.map(async (name) => {
    const { autoOrient } = await sharp(`${sampleFolder}/${name}`).metadata();
    return [name, autoOrient.width / autoOrient.height] as const;
  });
  return Object.fromEntries(await Promise.all(ratios));
}

const builtPages = [
  ...pagePaths.map((address) => [address, `${address}/index.html`] as const),
  ["/404", "/404.html"] as const,
];

test("pages drawn without Gatsby are those of the built site", async ({
  page,
}) => {
  const { content } = await checkContent(sampleFolder, { environment: {} });
  if (!content) throw new Error("The sample has mistakes");
  const ratios = await ratiosOf(content.pictures);
  await page.addScriptTag({ content: await rendererScript() });

  for (const [address, file] of builtPages) {
    const html = await readFile(builtFolder + file, "utf8");
    const { drawn, built } = await page.evaluate(
      ([address, html, content, ratios]) => {
        const imageOf = (image: string, ratio: number) => {
          const name = image.replace(/^images\/(.*)\.\w+$/, "/static/$1");
          const sources = [{ srcSet: `${name}.avif 1w`, type: "image/avif" }];
          const images = { sources, fallback: { src: `${name}.webp` } };
          return {
            layout: "fullWidth" as const,
            width: 1,
            height: 1 / ratio,
            images,
          };
        };
        const drawnPage = pages.renderPage(address, content, (image) => {
          const ratio = ratios[image];
          if (ratio === undefined) return null;
          const whole = imageOf(image, ratio);
          return {
            wide: whole,
            photo: whole,
            tall: imageOf(image, 0.6),
            phone: imageOf(image, 0.45),
            poster: imageOf(image, 0.8),
            // Of one format.
            mark: {
              ...whole,
              images: {
                fallback: {
                  ...whole.images.fallback,
                  srcSet: "/static/logo.webp 1w",
                },
              },
            },
          };
        });

        const parse = (text: string) =>
          new DOMParser().parseFromString(text, "text/html");

        /**
         * One element a line, without classes. Of the addresses that Gatsby
         * makes, with a hash and for each size of a picture, the name stays.
         */
        function linesOf(root: Element) {
          for (const element of root.querySelectorAll("*")) {
            element.removeAttribute("class");
            for (const name of ["src", "srcset"]) {
              const value = element.getAttribute(name) ?? "";
              const [, file] = /^\/static\/(?:\S*\/)?(\S+)/.exec(value) ?? [];
              const plain = file?.replace(/-[\da-f]{8}(?=\.)/, "");
              if (plain) element.setAttribute(name, plain);
            }
          }
          return root.innerHTML.replaceAll("><", ">\n<").split("\n");
        }

        const builtPage = parse(html);
        return {
          drawn: {
            head: linesOf(parse(drawnPage.head).head),
            body: linesOf(parse(drawnPage.body).body),
          },
          built: {
            head: linesOf(builtPage.head),
            body: linesOf(
              builtPage.querySelector("#___gatsby") ?? builtPage.body,
            ),
          },
        };
      },
      [address, html, content, ratios] as const,
    );
    expect(drawn.body, address).toEqual(built.body);
    expect(built.head, address).toEqual(expect.arrayContaining(drawn.head));
  }
});
