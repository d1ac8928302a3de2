import { Shield } from "../components/shield";
import { duskQuery } from "../theme/queries";
import { theme } from "../theme/theme";
import type { SiteFacts } from "./site-facts";

interface MarkProps {
  readonly logo: SiteFacts["logo"];
}

/** What stands before the name: the logo of the content, or else the shield. */
export function Mark({ logo }: MarkProps) {
  if (!logo) return <Shield />;
  const day = logo.picture.day.mark.images.fallback;
  const dusk = logo.picture.dusk?.mark.images.fallback;
  const sizes = theme.size.shield;
  return (
    <picture>
      {dusk && (
        <source
          media={duskQuery}
          srcSet={dusk.srcSet ?? dusk.src}
          sizes={sizes}
        />
      )}
      <img
        src={day?.src}
        srcSet={day?.srcSet}
        sizes={sizes}
        alt=""
        width={64}
        height={64}
      />
    </picture>
  );
}
