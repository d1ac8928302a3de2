import { Drawing } from "../components/drawing";
import { Shield } from "../components/shield";
import type { SiteFacts } from "./site-facts";

interface MarkProps {
  readonly logo: SiteFacts["logo"];
}

/** What stands before the name: the logo of the content, or else the shield. */
export function Mark({ logo }: MarkProps) {
  if (!logo) return <Shield />;
  const { day, dusk } = logo.picture;
  return (
    <Drawing
      day={day.mark.images.fallback?.src}
      dusk={dusk?.mark.images.fallback?.src}
      width={64}
      height={64}
      loading="eager"
    />
  );
}
