import styled, { css } from "styled-components";
import { duskQuery, tallQuery } from "../theme/queries";
import { media, theme } from "../theme/theme";
import { useLanguage } from "./language";

/** The files of a picture in one shape: AVIF as `sources`, WebP as `fallback`. */
export type PictureFiles = Queries.PhotoFragment["photo"];

/** A picture as queries return it, in one or more shapes. */
export interface QueriedPicture<Shape extends string> {
  readonly day: Readonly<Record<Shape, PictureFiles>>;
  /** Null for most photos, which are tinted at dusk instead. */
  readonly dusk: Readonly<Record<Shape, PictureFiles>> | null;
}

/** Whether a picture is tinted at dusk. */
export const isTinted = ({ dusk }: Pick<QueriedPicture<never>, "dusk">) =>
  dusk === null;

interface PictureProps<Shape extends string> {
  readonly picture: QueriedPicture<Shape>;
  readonly shape: Shape;
  /** For phones held upright. */
  readonly tall?: QueriedPicture<"tall">;
  readonly alt: string;
  /** The display width, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  readonly tallSizes?: string;
  /**
   * Whether it is on the first screen, so loaded first. It is lazy like the
   * others until `inline-script/scheme.ts`, which finds it by its priority, makes
   * it eager; browsers would load it before the script knows the visitor's scheme.
   */
  readonly isFirst?: boolean;
}

/** Only the aspect ratio matters: it reserves space before the image loads. */
const nominalWidth = 1600;

/** The frame around a picture may set `--tint` and `--fade`. */
const tintOpacity = "var(--tint, 0.8)";
const fade = "var(--fade, none)";

/** For pictures without a version for dusk. */
const tinted = css`
  mask: ${fade};

  ${media.dusk} {
    opacity: ${tintOpacity};
  }
`;

/**
 * Until it loads, or if it fails to, it has the color of the drawn skies, on
 * which its alternative text is readable.
 */
const Image = styled.img<{ $isTinted: boolean; $isTallTinted: boolean }>`
  background: ${theme.color.sky};
  ${({ $isTinted }) => $isTinted && tinted}

  ${({ $isTinted, $isTallTinted }) =>
    $isTinted !== $isTallTinted &&
    css`
      ${media.tall} {
        mask: ${$isTallTinted ? fade : "none"};
      }

      ${media.tallDusk} {
        opacity: ${$isTallTinted ? tintOpacity : 1};
      }
    `}
`;

interface SourcesProps {
  readonly files: PictureFiles | undefined;
  readonly sizes: string | undefined;
  /** Media query for these sources. */
  readonly when: string;
}

/**
 * For browsers without AVIF, such as iPhones before iOS 16: the second smallest
 * WebP, enough for these. A choice of sizes would make every page larger.
 */
function webp({ images: { fallback } }: PictureFiles) {
  const [, second] = fallback?.srcSet?.split(",") ?? [];
  return second?.trim().split(" ")[0] ?? fallback?.src;
}

/**
 * What the browser shows in place of the image element, which has the daylight
 * picture's WebP.
 */
function Sources({ files, sizes, when }: SourcesProps) {
  if (!files) return null;
  return (
    <>
      {files.images.sources?.map((source) => (
        <source key={source.type} media={when} {...source} sizes={sizes} />
      ))}
      <source media={when} srcSet={webp(files)} />
    </>
  );
}

/**
 * A picture from the image pipeline as plain HTML. `GatsbyImage` hides its
 * image until a script runs, so it would not show without JavaScript. The
 * browser uses the first source whose media query matches.
 */
export function Picture<Shape extends string>(props: PictureProps<Shape>) {
  const { picture, shape, tall, tallSizes, alt, sizes, isFirst } = props;
  const day = picture.day[shape];
  return (
    <picture>
      <Sources
        files={tall?.dusk?.tall}
        sizes={tallSizes}
        when={`${tallQuery} and ${duskQuery}`}
      />
      <Sources files={tall?.day.tall} sizes={tallSizes} when={tallQuery} />
      <Sources files={picture.dusk?.[shape]} sizes={sizes} when={duskQuery} />
      {day.images.sources?.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <Image
        $isTinted={isTinted(picture)}
        $isTallTinted={isTinted(tall ?? picture)}
        src={webp(day)}
        alt={alt}
        width={nominalWidth}
        height={Math.round((nominalWidth * day.height) / day.width)}
        decoding="async"
        loading="lazy"
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}

const Small = styled.small`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: ${theme.space.hint} ${theme.space.tiny};
  background: ${theme.color.surface};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize.label};
`;

/** The photographer's name in the corner of a picture, if there is a credit. */
export function PictureCredit({ credit }: { readonly credit: string | null }) {
  const { phrases } = useLanguage();
  return credit === null ? null : (
    <Small>
      {phrases.photo} {credit}
    </Small>
  );
}
