import type { IGatsbyImageData } from "gatsby-plugin-image";
import React from "react";
import styled from "styled-components";
import { inkOn } from "../theme/ink-on";
import { media } from "../theme/media";
import { duskQuery, tallQuery } from "../theme/queries";
import { theme } from "../theme/theme";

/** A picture in AVIF and WebP: by day, and after dark where there is one. */
export interface Renditions {
  readonly day: IGatsbyImageData;
  /** Null for most photographs, which are tinted instead. */
  readonly dusk: IGatsbyImageData | null;
}

/**
 * - `first-screen`: visible on arrival, so fetched before anything else.
 * - `when-near`: fetched as the visitor scrolls toward it.
 */
export type PictureLoading = "first-screen" | "when-near";

interface PictureProps {
  readonly image: Renditions;
  /** The address of a JPEG of it, for browsers that know nothing newer. */
  readonly jpeg: string | undefined;
  readonly alt: string;
  /** The width the picture is shown at, as the `sizes` attribute takes it. */
  readonly sizes: string;
  /** For windows much higher than wide. */
  readonly tall?: { readonly image: Renditions; readonly sizes: string };
  readonly loading: PictureLoading;
}

const loadingAttributes = {
  "first-screen": { loading: "eager", fetchPriority: "high" },
  "when-near": { loading: "lazy", fetchPriority: undefined },
} as const;

/** Only the shape counts: the browser keeps room for it before it loads. */
const nominalWidth = 1600;

/** Drawn for daylight, and shown in the evening: as if a lamp were low. */
const Image = styled.img<{ $tinted: boolean }>`
  ${media.dusk} {
    opacity: ${({ $tinted }) => ($tinted ? theme.opacity.tint : "1")};
  }
`;

/**
 * What stands in the picture's place until it has loaded, and, where it can't
 * be had, behind the words that browsers put there.
 */
function standIn({ day, dusk }: Renditions) {
  const [ground, night] = [day.backgroundColor, dusk?.backgroundColor];
  const [ink, nightInk] = [inkOn(ground), inkOn(night)];
  if (dusk === null) return { backgroundColor: ground, color: ink };
  return {
    backgroundColor: `light-dark(${ground}, ${night})`,
    color: `light-dark(${ink}, ${nightInk})`,
  };
}

interface SourcesProps {
  readonly image: IGatsbyImageData;
  readonly sizes: string;
  /** When these are the ones to choose from, as a media query; or always. */
  readonly when?: string;
}

function Sources({ image, sizes, when }: SourcesProps) {
  const { sources = [], fallback } = image.images;
  return (
    <>
      {sources.map(({ srcSet, type }) => (
        <source
          key={type}
          media={when}
          srcSet={srcSet}
          type={type}
          sizes={sizes}
        />
      ))}
      {fallback && (
        <source
          media={when}
          srcSet={fallback.srcSet}
          type="image/webp"
          sizes={sizes}
        />
      )}
    </>
  );
}

/**
 * A picture from the image pipeline as plain HTML. `GatsbyImage` would hide
 * it until a script has run, and whoever blocks scripts would see none. The
 * browser takes the first rendition whose media query holds.
 */
export function Picture(props: PictureProps) {
  const { image, jpeg, alt, sizes, tall, loading } = props;
  const { day, dusk } = image;
  return (
    <picture>
      {tall?.image.dusk && (
        <Sources
          image={tall.image.dusk}
          sizes={tall.sizes}
          when={`${tallQuery} and ${duskQuery}`}
        />
      )}
      {tall && (
        <Sources image={tall.image.day} sizes={tall.sizes} when={tallQuery} />
      )}
      {dusk && <Sources image={dusk} sizes={sizes} when={duskQuery} />}
      <Sources image={day} sizes={sizes} />
      <Image
        $tinted={dusk === null}
        src={jpeg}
        alt={alt}
        width={nominalWidth}
        height={Math.round((nominalWidth * day.height) / day.width)}
        decoding="async"
        style={standIn(image)}
        {...loadingAttributes[loading]}
      />
    </picture>
  );
}
