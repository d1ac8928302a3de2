import type { IconName } from "../content/schema/icon-names";
import { withPrefix } from "../site-address";
import { Drawing } from "./drawing";

/** A small scene in an arch, drawn by `art/vignettes`. */
export function Vignette({ name }: { readonly name: IconName }) {
  const address = withPrefix(`/vignettes/${name}`);
  const [day, dusk] = [`${address}.svg`, `${address}.dusk.svg`];
  return <Drawing day={day} dusk={dusk} width={200} height={220} />;
}
