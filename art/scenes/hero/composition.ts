import { type Plain } from "../../kit/ground";
import { type Inks } from "../../kit/light";
import { type Point } from "../../kit/path";
import { type Planted } from "../../kit/planting";
import { type Band, type Bar, type evening } from "../../kit/sky-layers";
import { type Swath } from "../../kit/swath";

/** An edge of land through places, from left to right. */
type Edge = readonly Point[];

/** A flat haze: its middle, length, depth and seed. */
type Haze = readonly [at: Point, length: number, depth: number, seed: number];

export interface SkyPlan {
  /** How far down it goes, behind the land. */
  readonly bottom: number;
  readonly mid: Band;
  readonly high: Band;
  /** Radii of the rings of light and of the sun, the widest first. */
  readonly dawn: readonly [number, number, number, number];
  /** Where the sun is at dusk, half under the horizon. */
  readonly low: Point;
  readonly afterglow: readonly [number, number, number, number, number];
  /** Clouds: across the light of each hour, and elsewhere. */
  readonly dawnBars: readonly Bar[];
  readonly duskBars: readonly Bar[];
  readonly bars: readonly Bar[];
  readonly evening: Omit<Parameters<typeof evening>[2], "rings">;
  /** The first bird of the skein by day, how many, and their span. */
  readonly geese: readonly [at: Point, count: number, span: number];
}

interface Woods {
  readonly from: number;
  readonly to: number;
  /** px of a usual crown. */
  readonly size: number;
  /** Where it begins in the random sequence of gaps. */
  readonly shift: number;
}

export interface HillsPlan {
  readonly far: Edge;
  readonly second: Edge;
  readonly secondWoods: readonly Woods[];
  readonly haze: readonly Haze[];
  readonly third: Edge;
  readonly thirdWoods: readonly Woods[];
  /** The near land, and the oaks on it: x and width. */
  readonly swells: readonly {
    readonly edge: Edge;
    readonly seed: number;
    readonly oaks: readonly (readonly [x: number, width: number])[];
    readonly side: 1 | -1;
  }[];
  /** Where the swells end, hidden by the prairie. */
  readonly bottom: number;
}

/** A layer of grass, with light through its leaves in the other ink. */
export interface Grassland {
  readonly edge: Edge;
  readonly ink: keyof Inks;
  readonly litInk?: keyof Inks;
  readonly seed: number;
  readonly tall: number;
}

/** An oak alone on the prairie, and its shadow. */
export interface LoneOak {
  readonly foot: Point;
  readonly width: number;
  readonly shadow: readonly [length: number, width: number];
}

export interface PrairiePlan {
  readonly far: Grassland;
  readonly haze: readonly Haze[];
  /** The shadow runs away from here: below the sun, and low, to lie flat. */
  readonly underSun: Point;
  /** The farthest first. */
  readonly layers: readonly (Grassland | Swath | LoneOak)[];
}

export interface RiverPlan {
  readonly plain: Plain;
  /**
   * Its course: it swings to both sides of a line by the same ratio of
   * distances, so that its bends look alike from near and far.
   */
  readonly line: number;
  readonly swing: number;
  readonly turns: number;
  readonly phase: number;
  /** Half its width, px at the lower edge. */
  readonly half: number;
  /** From where to where its water shows dark glints. */
  readonly deep: {
    readonly across: readonly [from: number, to: number];
    readonly top: number;
  };
  /** The light on it: x at its upper and its lower end, and where it begins. */
  readonly light: {
    readonly x: readonly [far: number, near: number];
    readonly top: number;
  };
  readonly haze: Haze;
}

export interface ForegroundPlan {
  /** The crests of the two banks, and the seeds of their unevenness. */
  readonly left: Edge;
  readonly right: Edge;
  /** Between the banks: what grows left of it belongs to the left one. */
  readonly gap: number;
  /** How near the grass at the lower edge is, from 0 to 1. */
  readonly near: (x: number) => number;
  /** Tall dark grass at both edges closes the picture like a curtain. */
  readonly curtain: readonly (readonly [x: number, tall: number])[];
  readonly planting: Planting;
  /** Where fireflies are at dusk: higher over the water than elsewhere. */
  readonly fireflies: {
    readonly count: number;
    readonly across: readonly [from: number, to: number];
    readonly between: readonly [top: number, bottom: number];
    readonly water: readonly [from: number, to: number];
  };
  readonly finch: { readonly perch: Point; readonly facing: 1 | -1 };
  readonly moth: Point;
}

/** Plants in px: x of the root, height, lean, and size across. */
export interface Planting {
  /** Big bluestem; its size is the length of the toes. */
  readonly seedHeads: Planted;
  /** Farther coneflowers up the bank, their height above it. */
  readonly behind: Planted;
  readonly buds: Planted;
  /** Last year's cones. */
  readonly cones: Planted;
  /** Susans that look at the sun and turn their backs on the viewer. */
  readonly backs: Planted;
  /** Dark leaves in front of the flowers: root, height, lean. */
  readonly crossing: readonly (readonly [
    x: number,
    height: number,
    lean: number,
  ])[];
  readonly purple: Planted;
  readonly yellow: Planted;
}

/** Where everything in a picture of the hero's land stands, in px. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly sun: Point;
  readonly sky: SkyPlan;
  readonly hills: HillsPlan;
  readonly prairie: PrairiePlan;
  readonly river: RiverPlan;
  readonly foreground: ForegroundPlan;
}
