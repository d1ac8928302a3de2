import { type ImgHTMLAttributes } from "react";
import { duskQuery } from "../theme/queries";

interface DrawingProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  "width" | "height" | "loading"
> {
  readonly day: string | undefined;
  readonly dusk: string | undefined;
}

/** A drawing by day or at dusk, as decoration. */
export const Drawing = ({ day, dusk, ...image }: DrawingProps) => (
  <picture>
    {dusk && <source media={duskQuery} srcSet={dusk} />}
    <img src={day} alt="" loading="lazy" {...image} />
  </picture>
);
