import type { PictureFiles, Renditions } from "../components/picture";

/** A picture as queries return it: in one or more shapes, by day and at dusk. */
interface QueriedPicture<Shape extends string> {
  readonly day: Readonly<Record<Shape, PictureFiles>>;
  readonly dusk: Readonly<Record<Shape, PictureFiles>> | null;
}

/** One shape of a picture. */
export const renditionsOf = <Shape extends string>(
  { day, dusk }: QueriedPicture<Shape>,
  shape: Shape,
): Renditions => ({ day: day[shape], dusk: dusk?.[shape] ?? null });
