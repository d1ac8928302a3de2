import { existsSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Vignette } from "../../src/components/drawing";
import { figureColors } from "../../src/content/schema/figure-colors";
import { iconNames } from "../../src/content/schema/icon-names";
import { ImpactPlants } from "../../src/sections/impact-plants";
import { figure } from "../examples/figure";

const drawings: [string, ReactNode][] = [
  ...iconNames.map((name): [string, ReactNode] => [
    name,
    <Vignette key={name} name={name} />,
  ]),
  ...figureColors.map((color): [string, ReactNode] => [
    `a ${color} plant`,
    <ImpactPlants key={color} figures={[{ ...figure, color }]} />,
  ]),
];

test.each(drawings)(
  "there is a drawing of %s by day and at dusk",
  (_, drawn) => {
    const html = renderToStaticMarkup(drawn);
    const files = [...html.matchAll(/"(\/vignettes\/[^"]+)"/g)].map(
      ([, address]) => address,
    );

    expect(files).toHaveLength(2);
    for (const file of files) expect(existsSync(`static${file}`)).toBe(true);
  },
);
