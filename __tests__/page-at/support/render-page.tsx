import { render } from "@testing-library/react";
import { pageAt, type PictureShapes } from "../../../src/page-at";
import { edited } from "../../content/support/valid-files";
import { checkSample, type Files } from "../../content/support/snapshot";

/** A picture, as files whose names say which part of it they show. */
function shapesOf(name: string): PictureShapes {
  const part = (shape: string) => ({
    layout: "fullWidth" as const,
    width: 1600,
    height: 900,
    images: { fallback: { src: `${shape} of ${name}` }, sources: [] },
  });
  return {
    wide: part("wide"),
    tall: part("tall"),
    poster: part("poster"),
    photo: part("photo"),
    logo: part("logo"),
  };
}

/** The page at an address of the sample with some files replaced or removed. */
export function pageOf(path: string, files: Files = {}) {
  const { content } = checkSample(files);
  if (!content) throw new Error("The content has problems");
  return pageAt(path, content, (name) =>
    files[name] === null ? null : shapesOf(name),
  );
}

export const renderPage = (...place: Parameters<typeof pageOf>) =>
  render(<>{pageOf(...place)?.body}</>);

/** A file of the sample with lines added above one of its own. */
export const withLines = (file: string, above: string, lines: string) => ({
  [file]: edited(file, above, `${lines}\n${above}`),
});

/** The sample without the drawings that every page has otherwise. */
export const withoutDrawings = {
  "site.yml": edited("site.yml", "drawings: prairie", "drawings: none"),
};
