import styled from "styled-components";
import { Paragraphs } from "../components/paragraphs";
import { Picture, PictureCredit } from "../components/picture";
import { SectionOpening, sectionAttributes } from "../components/section";
import { Wrap } from "../components/wrap";
import { withPrefix } from "../site-address";
import { duskQuery, wideQuery } from "../theme/queries";
import { media, theme } from "../theme/theme";

const Section = styled.section`
  padding-top: ${theme.space.band};
  /* Shares its bottom border with the section below, if that has one at its top. */
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  margin-bottom: calc(-1 * ${theme.line.outline});
  display: grid;
  gap: ${theme.space.large};

  ${media.wide} {
    > * {
      grid-area: 1 / 1;
    }
  }
`;

/** The county's land stands on the next section, beside or below the text. */
const Land = styled.div`
  img {
    width: 100%;
  }

  ${media.wide} {
    place-self: end;
    /* In the widest windows, it begins where the words end. */
    width: min(57%, 50% + 0.1 * ${theme.size.wrap} - ${theme.space.base});
  }
`;

/** The content's own picture takes the land's place, with a border. */
const Photo = styled(Land)`
  position: relative;
  border-top: ${theme.line.outline} solid ${theme.color.outline};

  img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }

  ${media.wide} {
    width: 50%;
    border-left: ${theme.line.outline} solid ${theme.color.outline};
  }
`;

/** Their width ends before the picture begins, in windows of any width. */
const Words = styled(Wrap)`
  display: grid;
  gap: ${theme.space.base};
  align-content: center;
  font-size: ${theme.fontSize.large};

  > * {
    max-width: ${theme.size.measure};
  }

  ${media.wide} {
    grid-template-columns: 40%;
    padding-bottom: ${theme.space.band};
  }

  &:only-child {
    grid-template-columns: none;
    padding-bottom: ${theme.space.band};
  }
`;

const county = (file: string) => ({
  srcSet: [640, 960, 1600]
    .map(
      (width) => `${withPrefix(`/vignettes/${file}.${width}.avif`)} ${width}w`,
    )
    .join(),
  type: "image/avif",
  // Less than its width in narrow windows: flat colors scale up well.
  sizes: `${wideQuery} 57vw, 80vw`,
});

/** The section beside its own picture, the county's land, or neither. */
export function About({ site, home }: Queries.HomePageQuery) {
  const { text, picture, alt, credit } = home.about;
  return (
    <Section {...sectionAttributes("about")}>
      <Words>
        <SectionOpening of="about" words={home.about} />
        <Paragraphs text={text} />
      </Words>
      {picture ? (
        <Photo>
          <Picture
            picture={picture}
            shape="photo"
            alt={alt ?? ""}
            sizes={`${wideQuery} 50vw, 100vw`}
          />
          <PictureCredit credit={credit} />
        </Photo>
      ) : (
        site.isDrawn && (
          <Land as="picture">
            <source media={duskQuery} {...county("county.dusk")} />
            <source {...county("county")} />
            <img
              src={withPrefix("/vignettes/county.webp")}
              alt=""
              width={1600}
              height={1200}
              loading="lazy"
            />
          </Land>
        )
      )}
    </Section>
  );
}
