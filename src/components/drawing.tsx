import type { IconName } from "../content/schema/icon-names";
import { withPrefix } from "../site-address";
import { duskQuery } from "../theme/queries";

interface DrawingProps {
  /** The name of its files in `static/vignettes`, which `art` draws. */
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
}

/** A drawing by day or at dusk, as decoration. */
export function Drawing({ name, ...size }: DrawingProps) {
  const address = withPrefix(`/vignettes/${name}`);
  return (
    <picture>
      <source media={duskQuery} srcSet={`${address}.dusk.svg`} />
      <img src={`${address}.svg`} alt="" {...size} loading="lazy" />
    </picture>
  );
}

/** A small scene in an arch. */
export const Vignette = ({ name }: { readonly name: IconName }) => (
  <Drawing name={name} width={200} height={220} />
);
