import { css } from "styled-components";
import type { HeaderPicture } from "../content/schema/header-pictures";
import { media, theme } from "../theme/theme";
import boardwalk from "./art/boardwalk.1680.avif";
import smallBoardwalk from "./art/boardwalk.day.svg";
import duskBoardwalk from "./art/boardwalk.dusk.1680.avif";
import smallDuskBoardwalk from "./art/boardwalk.dusk.svg";
import fence from "./art/fence.1680.avif";
import smallFence from "./art/fence.day.svg";
import duskFence from "./art/fence.dusk.1680.avif";
import smallDuskFence from "./art/fence.dusk.svg";
import lost from "./art/lost.1680.avif";
import smallLost from "./art/lost.day.svg";
import duskLost from "./art/lost.dusk.1680.avif";
import smallDuskLost from "./art/lost.dusk.svg";
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
  lost: [lost, smallLost, duskLost, smallDuskLost],
} as const satisfies Record<HeaderPicture | "lost", unknown>;

/**
 * A landscape by day or at dusk, as variables for backgrounds, because it is
 * decorative: `--small`, a drawing, and `--large`, an AVIF picture. A browser
 * loads only the one that it shows.
 */
export function landscape(name: keyof typeof pictures) {
  const [day, smallDay, dusk, smallDusk] = pictures[name];
  return css`
    --small: url("${smallDay}");
    --large: url(${day});

    ${media.dusk} {
      --small: url("${smallDusk}");
      --large: url(${dusk});
    }
  `;
}

/**
 * The landscape behind a page's title: the drawing in small windows, of one
 * height however long the title is, and the picture in large ones. Until that
 * has loaded, and in browsers without AVIF, the drawing shows instead, low enough
 * to leave sky behind the title.
 */
export const pageHeaderArt = (name: HeaderPicture) => css`
  ${landscape(name)}
  background: ${theme.color.sky} var(--small) 50% 100% /
    max(100%, 4 * ${theme.size.headerLand}) no-repeat;

  ${media.medium} {
    background-image: var(--large), var(--small);
    background-position:
      60% 100%,
      50% calc(100% + 8.5vw);
    background-size: cover;
  }
`;
