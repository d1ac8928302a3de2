import type { IconName } from "../content/schema/icon-names";
import { withPrefix } from "../site-address";
import { duskQuery } from "../theme/queries";

interface DrawingProps {
  readonly day: string;
  readonly dusk: string;
  readonly width?: number;
  readonly height?: number;
}

/** A drawing by day or at dusk, as decoration. */
export const Drawing = ({ day, dusk, ...size }: DrawingProps) => (
  <picture>
    <source media={duskQuery} srcSet={dusk} />
    <img src={day} alt="" {...size} loading="lazy" />
  </picture>
);

/** A small scene in an arch, drawn by `art/vignettes`. */
export function Vignette({ name }: { readonly name: IconName }) {
  const address = withPrefix(`/vignettes/${name}`);
  const [day, dusk] = [`${address}.svg`, `${address}.dusk.svg`];
  return <Drawing day={day} dusk={dusk} width={200} height={220} />;
}
