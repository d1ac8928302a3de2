import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { Vignette } from "../../src/components/drawing";
import { iconNames } from "../../src/content/schema/icon-names";

test.each(iconNames)("there is a drawing of %s by day and at dusk", (name) => {
  const html = renderToStaticMarkup(<Vignette name={name} />);
  const files = [...html.matchAll(/"(\/vignettes\/[^"]+)"/g)].map(
    ([, address]) => address,
  );

  expect(files).toHaveLength(2);
  for (const file of files) expect(existsSync(`static${file}`)).toBe(true);
});
