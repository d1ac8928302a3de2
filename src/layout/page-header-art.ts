import { css } from "styled-components";
import type { HeaderPicture } from "../content/schema/header-pictures";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import boardwalk from "./art/boardwalk.1680.avif";
import smallBoardwalk from "./art/boardwalk.day.svg";
import duskBoardwalk from "./art/boardwalk.dusk.1680.avif";
import smallDuskBoardwalk from "./art/boardwalk.dusk.svg";
import fence from "./art/fence.1680.avif";
import smallFence from "./art/fence.day.svg";
import duskFence from "./art/fence.dusk.1680.avif";
import smallDuskFence from "./art/fence.dusk.svg";
import meadow from "./art/meadow.1680.avif";
import smallMeadow from "./art/meadow.day.svg";
import duskMeadow from "./art/meadow.dusk.1680.avif";
import smallDuskMeadow from "./art/meadow.dusk.svg";
import neighbors from "./art/neighbors.1680.avif";
import smallNeighbors from "./art/neighbors.day.svg";
import duskNeighbors from "./art/neighbors.dusk.1680.avif";
import smallDuskNeighbors from "./art/neighbors.dusk.svg";

/**
 * For each: the picture for large windows and the one for small ones, by day,
 * then at dusk. The files of `prairie` are named `meadow`: visitors can see
 * file names, and not every site is on a prairie. Staff still write `prairie`,
 * because pages may have it.
 */
const pictures = {
  prairie: [meadow, smallMeadow, duskMeadow, smallDuskMeadow],
  neighbors: [neighbors, smallNeighbors, duskNeighbors, smallDuskNeighbors],
  fence: [fence, smallFence, duskFence, smallDuskFence],
  boardwalk: [boardwalk, smallBoardwalk, duskBoardwalk, smallDuskBoardwalk],
} as const satisfies Record<HeaderPicture, unknown>;

/**
 * The landscape behind a page's title. It is decorative, so it is a background:
 * a drawing in small windows, of one height however long the title is, and an
 * AVIF picture in large ones. Until that has loaded, and in browsers without
 * AVIF, the drawing shows instead, low enough to leave sky behind the title.
 */
export function pageHeaderArt(name: HeaderPicture) {
  const [day, smallDay, dusk, smallDusk] = pictures[name];
  return css`
    --drawing: url("${smallDay}");
    background: ${theme.color.sky} var(--drawing) 50% 100% /
      max(100%, 4 * ${theme.size.headerLand}) no-repeat;

    ${media.dusk} {
      --drawing: url("${smallDusk}");
    }

    ${media.medium} {
      background-image: url(${day}), var(--drawing);
      background-position:
        60% 100%,
        50% calc(100% + 8.5vw);
      background-size: cover;
    }

    ${media.mediumDusk} {
      background-image: url(${dusk}), var(--drawing);
    }
  `;
}
