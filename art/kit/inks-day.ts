import { palette } from "../../src/theme/palette";

/**
 * Dawn on the tallgrass: warm paper light low in the sky, cool green shadow.
 * From far to near the land goes from pale and blue to dark and warm. Text in
 * dark ink stands on every sky ink. Colors that the pages also have come from
 * their palette. Rings of light beside each other differ in brightness, or AVIF
 * blurs the edge.
 */
export const day = {
  // The sky, from the top to the sun.
  skyHigh: palette.mist,
  skyMid: "#CFDCC9",
  skyLow: "#E9E2C3",
  cloudLit: "#F8EBC6",
  glowFar: "#F4D68F",
  glow: "#EEC478",
  glowNear: "#F8DD9A",
  sun: "#FFF6DC",
  ember: "#E8A877",
  cloud: "#DDE2CC",
  star: "#FFF6DC",
  starFaint: "#CFDCC9",
  // Land, from the farthest ridge to the nearest.
  ridge1: "#B3C4A8",
  ridge2: "#8DAE99",
  ridge3: "#628F7B",
  ridge4: "#3F7260",
  ridge5: "#2A5947",
  mist: "#EBDFB4",
  meadowLit: "#D3BC5E",
  meadow: "#9AA552",
  meadowShade: "#6C8A4A",
  // Trees.
  leafLit: "#83944A",
  leaf: "#3B6B4A",
  leafShade: "#1F4A3B",
  bark: "#2B2E27",
  // Grass close by, backlit.
  grassLit: "#A9A848",
  grass: palette.leaf,
  grassMid: palette.moss,
  grassShade: palette.forest,
  ink: palette.ink,
  // Water: light on it, the sky in it, the banks in it.
  waterLit: "#FBEBBE",
  waterGlow: "#F0C777",
  water: "#93BBB5",
  waterDeep: "#5C939A",
  waterShade: palette.river,
  // Flowers and seed heads.
  petalGold: "#EDB03A",
  petalGoldShade: "#C9842A",
  petalBlue: "#5C939A",
  petalBlueShade: palette.river,
  petalRose: "#C4769A",
  petalRoseShade: "#8E4874",
  cone: "#B4532A",
  coneLit: "#E39A4A",
  coneShade: "#4A2420",
  seed: "#843D47",
  seedLit: "#B5604A",
  seedShade: palette.plum,
  bronze: "#B67F42",
  // Birds and moths.
  finch: "#F3D23F",
  finchShade: "#C9A22E",
  luna: "#CFE0B4",
  // Made things.
  paper: palette.paper,
  cream: palette.cream,
  gold: palette.gold,
  rust: palette.rust,
  plum: palette.plum,
  river: palette.river,
  wood: "#A5713F",
  woodShade: palette.signBrown,
  straw: "#E3C878",
  soil: "#7A4E33",
  flame: "#F0A23A",
  flameCore: "#FCE6A8",
  smoke: "#C9C3A8",
  skin: "#C98F63",
  skinShade: "#8A5636",
} as const;
