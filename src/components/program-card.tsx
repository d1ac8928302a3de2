import styled from "styled-components";
import { fullQuery } from "../theme/queries";
import { media, theme } from "../theme/theme";
import { Picture, PictureCredit } from "./picture";
import { sinking } from "./pressable";
import { SiteLink } from "./site-link";

type Program = Queries.HomePageQuery["programs"][number];

/**
 * The words are below the picture, but beside it in a card nearly as wide as
 * the window, as on phones. On the narrowest phones, they are below it again.
 */
const Poster = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${theme.space.snug};
  padding: ${theme.space.snug};
  border: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.poster};
  line-height: ${theme.leading.snug};

  > div + div {
    flex: 2 max(40vw, 8rem);
    min-width: 0;
  }

  h3 {
    margin-bottom: ${theme.space.tiny};
    font-size: min(1.3em, 9vw);
  }

  p {
    color: ${theme.color.textSoft};
    text-wrap: balance;
  }

  ${media.print} {
    flex-wrap: nowrap;
    border: 0;
    padding: 0;
    font-size: ${theme.fontSize.fine};

    > div + div {
      flex: 2;
    }
  }
`;

/** Makes the link in the title cover the whole card, which lifts like paper. */
const LinkedPoster = styled(Poster)`
  position: relative;
  box-shadow: 0 ${theme.line.edge} 0 ${theme.color.dark};

  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:hover img {
    filter: saturate(1.5);
  }

  &:hover,
  &:focus-within {
    box-shadow: 0 calc(2 * ${theme.line.edge}) 0 ${theme.color.dark};
    translate: 0 calc(-1 * ${theme.line.edge});
  }

  ${sinking}
`;

const Art = styled.div`
  position: relative;
  flex: 1 min(8.2rem, 33vw);
  align-self: start;
  border: ${theme.line.outline} solid ${theme.color.outline};

  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }

  /* Over a picture this small, a long credit would hide it. */
  small {
    display: block;
    position: static;
  }

  ${media.print} {
    flex: 1 0;
  }
`;

/**
 * The picture's width: with three cards in a row, beside the words on phones,
 * and above them on the narrowest. In the few windows with two cards in a row,
 * it is one and a half times as wide. For phones, it is less than the 35vw
 * shown: with pixels that small, the smaller file looks the same.
 */
const sizes = `${fullQuery} 21rem, (min-width:32em) 30vw, (min-width:20em) 26vw, 88vw`;

/** A program as a framed poster. Renders a list item, so use it in a list. */
export function ProgramCard(program: Program) {
  const { title, description, link, picture, alt, credit } = program;
  const Card = link ? LinkedPoster : Poster;
  return (
    <Card>
      <Art>
        <Picture picture={picture} shape="poster" alt={alt} sizes={sizes} />
        <PictureCredit credit={credit} />
      </Art>
      <div>
        <h3>{link ? <SiteLink href={link}>{title}</SiteLink> : title}</h3>
        <p>{description}</p>
      </div>
    </Card>
  );
}
