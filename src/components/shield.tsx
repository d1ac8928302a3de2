import React from "react";
import { theme } from "../theme/theme";

/** The foundation's logo: sun, prairie and river in a park ranger's shield. */
export function Shield() {
  return (
    <svg width="46" height="46" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="M8 4H56Q60 4 60 8V31C60 46.5 48 55.5 32 61.5C16 55.5 4 46.5 4 31V8Q4 4 8 4Z"
        fill={theme.logo.outline}
      />
      <path
        d="M9 8H55Q56 8 56 9V31C56 43.5 46.5 51.5 32 57.2C17.5 51.5 8 43.5 8 31V9Q8 8 9 8Z"
        fill={theme.logo.sky}
      />
      <circle cx="37" cy="26" r="12" fill={theme.logo.sun} />
      <path
        d="M8 31.2C14 28 19 27.3 25 29.5C33 32.5 42 32 56 24.5V31C56 43.5 46.5 51.5 32 57.2C17.5 51.5 8 43.5 8 31Z"
        fill={theme.logo.far}
      />
      <path
        d="M9.2 38.6C17 35.6 22 36.3 28 38.5C37 41.7 46 41 55.2 37.3C52 47 44 52.5 32 57.2C20.6 52.7 12 47.5 9.2 38.6Z"
        fill={theme.logo.land}
      />
      <path
        d="M35.6 30.9C35.6 35.6 22.4 36.6 22.4 42.6C22.4 47 28.5 48.4 28.3 55.6L32 57.2C36.5 55.4 40.4 53.5 43.6 51.2C40.5 47.7 34 46.6 34 43C34 38.6 39.6 37 38.8 30.8Z"
        fill={theme.logo.river}
      />
    </svg>
  );
}
