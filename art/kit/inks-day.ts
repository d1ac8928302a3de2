/**
 * Dawn on the tallgrass: warm paper light low in the sky, cool green shadow.
 * From far to near the land goes from pale and blue to dark and warm. Text in
 * dark ink stands on every sky ink.
 */
export const day = {
  // The sky, from the top to the sun.
  skyHigh: "#B4CFC9",
  skyMid: "#CFDCC9",
  skyLow: "#E9E2C3",
  cloudLit: "#F8EBC6",
  glowFar: "#F3DCA6",
  glow: "#F2C878",
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
  grass: "#4C7F4F",
  grassMid: "#2F5A3C",
  grassShade: "#1D3D31",
  ink: "#15302A",
  // Water: light on it, the sky in it, the banks in it.
  waterLit: "#FBEBBE",
  waterGlow: "#F0C777",
  water: "#93BBB5",
  waterDeep: "#5C939A",
  waterShade: "#2F6676",
  // Flowers and seed heads.
  petalGold: "#EDB03A",
  petalGoldShade: "#C9842A",
  petalRose: "#C4769A",
  petalRoseShade: "#8E4874",
  cone: "#B4532A",
  coneLit: "#E39A4A",
  coneShade: "#4A2420",
  seed: "#843D47",
  seedLit: "#B5604A",
  seedShade: "#6B3B57",
  // Birds and moths.
  finch: "#F3D23F",
  finchShade: "#C9A22E",
  luna: "#CFE0B4",
  // Made things.
  paper: "#F6EFDD",
  cream: "#FFF7E6",
  gold: "#E0A63A",
  rust: "#9C4526",
  plum: "#6B3B57",
  river: "#2F6676",
  wood: "#A5713F",
  woodShade: "#5B3A24",
  straw: "#E3C878",
  soil: "#7A4E33",
  flame: "#F0A23A",
  flameCore: "#FCE6A8",
  smoke: "#C9C3A8",
  skin: "#C98F63",
  skinShade: "#8A5636",
} as const;
