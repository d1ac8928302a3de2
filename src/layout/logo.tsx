import { duskQuery } from "../theme/queries";
import { theme } from "../theme/theme";
import type { SiteFacts } from "./site-facts";

/** The middle of the rim, under which the land ends. */
const rim = "M8 6h48q2 0 2 2v23c0 14-10 22-26 28C16 53 6 45 6 31V8q0-2 2-2z";

/** In place of a logo: sun, land and river in a park ranger's shield. */
function Shield() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={rim} fill={theme.color.shieldSky} />
      <circle cx="37" cy="26" r="12" fill={theme.color.shieldSun} />
      <path
        d="M6 32c8-4 13-5 19-3 8 4 17 3 33-5v7c0 14-10 22-26 28C16 53 6 45 6 31z"
        fill={theme.color.shieldFar}
      />
      <path
        d="M6 40c10-4 15-5 22-2 9 4 18 3 30-1-3 11-12 18-26 22C18 54 9 48 6 40z"
        fill={theme.color.shieldLand}
      />
      <path
        d="M36 31c0 5-14 6-14 12 0 4 7 6 6 13l4 3 12-8c-4-3-10-4-10-8 0-4 6-6 5-12z"
        fill={theme.color.shieldRiver}
      />
      <path d={rim} fill="none" stroke={theme.color.outline} strokeWidth="4" />
    </svg>
  );
}

/** What stands before the name: the logo of the content, or else the shield. */
export function Logo({ logo }: Pick<SiteFacts, "logo">) {
  if (!logo) return <Shield />;
  const day = logo.picture.day.logo.images.fallback;
  const dusk = logo.picture.dusk?.logo.images.fallback;
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
      <img {...day} sizes={sizes} alt="" width={64} height={64} />
    </picture>
  );
}
