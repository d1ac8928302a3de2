import { type ImgHTMLAttributes } from "react";
import { duskQuery } from "../theme/queries";

type Size = Pick<ImgHTMLAttributes<HTMLImageElement>, "width" | "height">;

interface DrawingProps extends Size {
  readonly day: string;
  readonly dusk: string;
}

/** A drawing by day or at dusk, as decoration. */
export const Drawing = ({ day, dusk, ...size }: DrawingProps) => (
  <picture>
    <source media={duskQuery} srcSet={dusk} />
    <img src={day} alt="" {...size} loading="lazy" />
  </picture>
);
