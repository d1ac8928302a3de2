/**
 * The colors of the pages, and by day of the drawings that `npm run draw` makes,
 * which at dusk have inks of their own (`art/kit/inks-dusk.ts`). In `src`, private
 * to the theme: components use colors by purpose (`theme.color.text`).
 */
export const palette = {
  paper: "#F6EFDD",
  paperDeep: "#EDE3CA",
  card: "#FCF7EA",
  cream: "#FFF7E6",
  ink: "#15302A",
  inkSoft: "#3E544B",
  forest: "#1D3D31",
  moss: "#2F5A3C",
  gold: "#E0A63A",
  rust: "#9C4526",
  river: "#2F6676",
  plum: "#6B3B57",
  signBrown: "#5B3A24",
  routedCream: "#F0D9A0",
  leaf: "#4C7F4F",
  mist: "#B4CFC9",
  sand: "#A09378",
} as const;

/** The palette at dusk. */
export const duskPalette = {
  night: "#12262B",
  nightDeep: "#0D1E23",
  slate: "#1B353B",
  cream: "#F3E6C8",
  creamSoft: "#BDC7B3",
  line: "#8FA08F",
  ink: "#08161A",
  forest: "#0E2B24",
  moss: "#3C6B47",
  ember: "#E8995A",
  gold: "#E8B24A",
  rust: "#A34B28",
  river: "#336F80",
  plum: "#7D4967",
  mauve: "#7D5C70",
  haze: "#50686F",
  signBrown: "#4A2F1E",
  routedCream: "#E6C886",
  twilight: "#12323D",
} as const;
