import React from "react";
import { theme } from "../theme/theme";

/** The foundation's mark: river, prairie and sun in a park ranger's shield. */
export function Shield() {
  return (
    <svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
      <path
        d="M4 3h38v22c0 10-9 15-19 18C13 40 4 35 4 25Z"
        fill={theme.logo.outline}
      />
      <path
        d="M7 6h32v19c0 8-7.5 12.4-16 15C14.5 37.4 7 33 7 25Z"
        fill={theme.logo.sky}
      />
      <circle cx="26" cy="18" r="6" fill={theme.logo.sun} />
      <path
        d="M7 24c6-5 11-4 16-1s10 1 16-3v5c0 8-7.5 12.4-16 15C14.5 37.4 7 33 7 25Z"
        fill={theme.logo.land}
      />
      <path
        d="M21 38c-3-6 8-7 5-13 6 5-1 9 2 12l-5 3Z"
        fill={theme.logo.river}
      />
    </svg>
  );
}
