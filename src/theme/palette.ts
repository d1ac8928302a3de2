/**
 * The inks on the press. Private to the theme: components name what a color
 * is for (`theme.color.text`), never which ink it happens to be.
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
  signText: "#F3E3C0",
  haze: "#A3BCB2",
} as const;
