import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDrawings } from "../../../plugins/gatsby-plugin-light-pages/inline-drawings";
import { temporaryFolder } from "../../setup/temporary-folder";

let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  mkdirSync(join(folder, "static"));
  const path = (length: number) =>
    `<svg><path fill="#cfdcc9" d="${"M0 1".repeat(length)}"/></svg>`;
  writeFileSync(join(folder, "static/small-1a.svg"), path(1));
  writeFileSync(join(folder, "static/large-1a.svg"), path(2000));
});

test.each(["", "/county"])(
  "puts a small drawing into the CSS, with %p",
  (prefix) => {
    expect(
      withDrawings(`a{background:url(${prefix}/static/small-1a.svg)}`, folder),
    ).toBe(
      `a{background:url("data:image/svg+xml,<svg><path fill='%23cfdcc9' d='M0 1'/></svg>")}`,
    );
  },
);

test("leaves a large one in its file", () => {
  const css = "a{background:url(/static/large-1a.svg)}";
  expect(withDrawings(css, folder)).toBe(css);
});
