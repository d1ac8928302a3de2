import type { IGatsbyImageData } from "gatsby-plugin-image";
import React from "react";

/**
 * - `first-screen`: visible on arrival, so fetched before anything else.
 * - `when-near`: fetched as the visitor scrolls towards it.
 */
export type PictureLoading = "first-screen" | "when-near";

interface PictureProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** The width the picture is shown at, as the `sizes` attribute takes it. */
  readonly sizes: string;
  readonly loading: PictureLoading;
}

const loadingAttributes = {
  "first-screen": { loading: "eager", fetchPriority: "high" },
  "when-near": { loading: "lazy", fetchPriority: undefined },
} as const;

/** Only the shape counts: the browser keeps room for it before it loads. */
const nominalWidth = 1600;

/**
 * A picture from the image pipeline as plain HTML. `GatsbyImage` would hide
 * it until a script has run, and whoever blocks scripts would see none.
 */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, loading } = props;
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={nominalWidth}
        height={Math.round((nominalWidth * image.height) / image.width)}
        decoding="async"
        style={{ backgroundColor: image.backgroundColor }}
        {...loadingAttributes[loading]}
      />
    </picture>
  );
}
