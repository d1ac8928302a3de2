import { type Scene } from "../kit/scene";
import { placed } from "../kit/svg";
import { height, sower, width } from "./call-to-action/canvas";
import { foreground } from "./call-to-action/foreground";
import { hills } from "./call-to-action/hills";
import { neighbor } from "./call-to-action/neighbor";
import { prairie } from "./call-to-action/prairie";
import { seeds } from "./call-to-action/seeds";
import { sky } from "./call-to-action/sky";
import { soil } from "./call-to-action/soil";
import { stand } from "./call-to-action/stand";

/** A neighbor sows the next acre by hand, the restored prairie behind her. */
export const callToAction: Scene = {
  name: "call-to-action",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      hills(light.inks),
      prairie(light.inks),
      stand(light.inks),
      soil(light),
      placed(sower, 1, 1, neighbor(light.inks)),
      seeds(light),
      foreground(light),
    ].join(""),
};
