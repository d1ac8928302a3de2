import { sundownInks } from "../../src/theme/sketch-inks";
import { type Inks } from "./light";

/**
 * The same prairie after sundown: deep blue-green land under a plum and rust
 * afterglow. Cream text stands on every sky ink but the glow low round the
 * place where the sun went.
 */
export const dusk: Inks = {
  ...sundownInks,
  ember: "#83485A",
  cloud: "#2A4854",
  star: "#F8E9C4",
  starFaint: "#335E68",
  ridge1: "#4B4A60",
  ridge4: "#183844",
  ridge5: "#122F38",
  leafLit: "#5F6048",
  leafShade: "#113034",
  bark: "#0C2226",
  grassLit: "#77764C",
  grassMid: "#1B4341",
  ink: "#0A2228",
  waterLit: "#F3C98A",
  waterGlow: "#C8765A",
  water: "#5B6277",
  waterDeep: "#38566A",
  waterShade: "#1F4152",
  petalGoldShade: "#77552F",
  petalRoseShade: "#583D66",
  coneLit: "#C27C48",
  coneShade: "#2A1B20",
  seedLit: "#A5625C",
  seedShade: "#4C3250",
  finch: "#A89048",
  finchShade: "#6F6238",
  luna: "#A3BFA0",
  paper: "#D9CDB4",
  cream: "#F3E3C0",
  gold: "#D79B3C",
  rust: "#8A4030",
  plum: "#553350",
  river: "#28566A",
  wood: "#74543F",
  woodShade: "#33272A",
  straw: "#A08A5C",
  soil: "#4A3838",
  flame: "#F2963A",
  flameCore: "#FFE29A",
  smoke: "#57616C",
  skin: "#9A6A52",
  skinShade: "#5E4038",
};
