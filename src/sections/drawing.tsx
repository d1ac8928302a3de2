import React from "react";
import { duskQuery } from "../theme/queries";

interface DrawingProps {
  readonly day: string;
  readonly dusk: string;
}

/** A drawing by day or at dusk, as decoration. */
export const Drawing = ({ day, dusk }: DrawingProps) => (
  <picture>
    <source media={duskQuery} srcSet={dusk} />
    <img src={day} alt="" loading="lazy" />
  </picture>
);
