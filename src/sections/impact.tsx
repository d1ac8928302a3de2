import styled, { css } from "styled-components";
import { Drawing } from "../components/drawing";
import { ImpactFigures } from "../components/impact-figures";
import { SectionOpening, sectionAttributes } from "../components/section";
import { Wrap } from "../components/wrap";
import { media, theme } from "../theme/theme";
import { ImpactPlants, rooted } from "./impact-plants";

/** The height of the land. */
const ground = "max(6rem, 10.4vw)";

/** A paper-colored sky over the land that the plants stand in. */
const overLand = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-bottom: calc(${ground} - ${rooted});

  > picture img {
    position: absolute;
    bottom: 0;
    width: 100%;
    height: ${ground};
    object-fit: cover;
    object-position: 58% 100%;
  }

  /* Narrow windows show the end with the birds, or one would be cut in half. */
  > picture + picture img {
    object-position: 100%;
  }

  @keyframes drift {
    from {
      transform: translateX(20%);
    }
    to {
      transform: translateX(-50%);
    }
  }

  @keyframes glow {
    20%,
    60% {
      opacity: 0.1;
    }
    40% {
      opacity: 1;
    }
  }

  /* Nothing moves by itself: the birds fly and the fireflies glow as the page
     scrolls, in browsers where styles can do that. */
  ${media.motion} {
    @supports (animation-timeline: view()) {
      > picture + picture img {
        animation: drift linear both;
        animation-timeline: view();
      }
    }
  }

  /* Not the other way around: the switch only turns the outermost query. */
  ${media.dusk} {
    background: ${theme.color.sky};

    ${media.motion} {
      > picture + picture img {
        animation-name: glow;
      }
    }
  }

  ${media.forcedColors} {
    > picture + picture {
      display: none;
    }
  }
`;

const Section = styled.section<{ $isDrawn: boolean }>`
  padding-block: ${theme.space.band};
  border-block: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.band};
  ${({ $isDrawn }) => $isDrawn && overLand}
`;

/** The figures as plants on their land, or as in the text of a page. */
export function Impact(props: Queries.HomePageQuery) {
  const { site, home, impact } = props;
  const View = site.isDrawn ? ImpactPlants : ImpactFigures;
  return (
    <Section {...sectionAttributes("impact")} $isDrawn={site.isDrawn}>
      <Wrap>
        <SectionOpening of="impact" words={home.impact} />
        <View figures={impact} />
      </Wrap>
      {site.isDrawn && (
        <>
          <Drawing name="impact-land" />
          <Drawing name="impact-air" />
        </>
      )}
    </Section>
  );
}
