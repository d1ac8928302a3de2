import type { PictureFiles, Renditions } from "../components/picture";

/** A picture as queries have it: in one or more shapes, by day and at dusk. */
interface QueriedPicture<Shape extends string> {
  readonly picture: Readonly<Record<Shape, PictureFiles>>;
  readonly duskPicture: Readonly<Record<Shape, PictureFiles>> | null;
}

/** One shape of a picture. */
export const renditionsOf = <Shape extends string>(
  { picture, duskPicture }: QueriedPicture<Shape>,
  shape: Shape,
): Renditions => ({
  day: picture[shape],
  dusk: duskPicture?.[shape] ?? null,
});
