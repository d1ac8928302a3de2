import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { openSky } from "../../kit/open-sky";
import { seeded } from "../../kit/random";
import { evening, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { type Composition } from "./composition";

export function sky(
  { width, sun, sky: plan }: Composition,
  { hour, inks }: Light,
): Art {
  const { low, dawn, afterglow } = plan;
  const dawnRings: readonly Ring[] = [
    ["glowFar", sun, dawn[0]],
    ["glow", sun, dawn[1]],
    ["glowNear", sun, dawn[2]],
    ["sun", sun, dawn[3]],
  ];
  const duskRings: readonly Ring[] = [
    ["glowFar", low, afterglow[0]],
    ["ember", low, afterglow[1]],
    ["glow", low, afterglow[2]],
    ["glowNear", low, afterglow[3]],
    ["sun", low, afterglow[4]],
  ];
  const isDay = hour === "day";
  const [firstGoose, count, span] = plan.geese;
  return [
    openSky(seeded(11), inks, {
      width,
      bottom: plan.bottom,
      mid: plan.mid,
      high: plan.high,
      rings: isDay ? dawnRings : duskRings,
      lights: isDay
        ? ""
        : evening(seeded(18), inks, { ...plan.evening, rings: duskRings }),
      bars: [...(isDay ? plan.dawnBars : plan.duskBars), ...plan.bars],
      barSeed: 60,
    }),
    isDay
      ? print(inks.ridge5, ...skein(seeded(6), firstGoose, count, span))
      : "",
  ].join("");
}
