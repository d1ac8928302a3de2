import { below, crest, mist } from "../../kit/land";
import { type Light } from "../../kit/light";
import { points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { height, shore, sun, width } from "./canvas";

/** The far shore: two rows of trees out of the mist. */
export function farShore({ inks }: Light): Art {
  const random = seeded(18);
  const patchy = noise(3);
  const back = crest(
    points("-20 850, 300 838, 700 880, 1100 904, 1620 866"),
    2,
    8,
  );
  const front = crest(
    points("-20 900, 260 896, 560 930, 900 946, 1300 940, 1620 912"),
    7,
    6,
  );
  return [
    print(
      inks.ridge2,
      below(back, height),
      ...woods(random, [-20, width], back, 150, (x) =>
        Math.abs(x - sun[0]) < 190 ? 0 : 0.8 + 0.4 * patchy(x / 200),
      ),
    ),
    print(
      inks.mist,
      mist([1100, 916], 1100, 30, 5),
      mist([200, 905], 700, 22, 8),
    ),
    print(
      inks.ridge4,
      below(front, height),
      ...woods(random, [-20, 560], front, 160, () => 0.8),
      ...woods(random, [1380, width], front, 160, () => 0.9),
    ),
    print(inks.meadowLit, mist([1000, shore - 4], 1500, 12, 12)),
  ].join("");
}
