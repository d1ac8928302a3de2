import { flames } from "../../kit/fire";
import { type Light } from "../../kit/light";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { fireLine, near } from "./canvas";

/** The fire itself: the far flank, or around the right and toward us. */
export function fire({ inks, hour }: Light, part: "far" | "close"): Art {
  const line = [...fireLine]
    .reverse()
    .filter(([x, y]) => (part === "far") === (y < 1040 && x < 1445));
  const uneven = noise(19);
  const layer = (scale: number, thin: number, seed = 40) =>
    flames(
      seeded(seed),
      line,
      // Just lit, it is still low under the torch.
      ([x, y], along) =>
        scale *
        (17 + 400 * near(y)) *
        (part === "far" ? 1 : Math.min(1, 0.5 + (x - 330) / 560)) *
        (0.85 + 0.45 * uneven(along / 130)),
      -0.42,
      thin,
    );
  return [
    print(
      hour === "day" ? inks.ember : inks.rust,
      ...(part === "close" ? layer(1.22, 0, 41) : []),
    ),
    part === "close" ? print(inks.cone, ...layer(1.08, 0)) : "",
    print(inks.flame, ...layer(1, 0.22)),
    print(inks.flameCore, ...layer(1, 0.58)),
  ].join("");
}
