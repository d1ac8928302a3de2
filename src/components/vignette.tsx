import React from "react";
import type { IconName } from "../content/schema/icon-names";
import { withPrefix } from "../site-address";
import { duskQuery } from "../theme/queries";

/** A small scene in an arch, drawn by `art/vignettes`. It is only decoration. */
export function Vignette({ name }: { readonly name: IconName }) {
  const address = withPrefix(`/vignettes/${name}`);
  return (
    <picture>
      <source media={duskQuery} srcSet={`${address}.dusk.svg`} />
      <img
        src={`${address}.svg`}
        alt=""
        width={200}
        height={220}
        loading="lazy"
      />
    </picture>
  );
}
