import React from "react";
import styled from "styled-components";
import { cardSizes } from "../theme/queries";
import { theme } from "../theme/theme";
import type { CreditedPicture } from "./credited-picture";
import { SiteLink } from "./site-link";
import { Picture } from "./picture";
import { PictureCredit } from "./picture-credit";

interface ProgramCardProps {
  readonly title: string;
  readonly link?: string | null | undefined;
  readonly picture: CreditedPicture;
  readonly children: string;
}

const Poster = styled.li`
  padding: ${theme.space.small} ${theme.space.small} ${theme.space.medium};
  border: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};

  h3 {
    margin: ${theme.space.base} ${theme.space.tiny} ${theme.space.tiny};
  }

  p {
    margin-inline: ${theme.space.tiny};
    color: ${theme.color.textSoft};
  }
`;

/** Makes the link in the title cover the whole card. */
const LinkedPoster = styled(Poster)`
  position: relative;

  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Art = styled.div`
  position: relative;
  border: ${theme.line.outline} solid ${theme.color.outline};

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
`;

/** A program as a framed poster. Renders a list item, so use it in a list. */
export function ProgramCard(props: ProgramCardProps) {
  const { title, link, picture, children } = props;
  const Card = link ? LinkedPoster : Poster;
  return (
    <Card>
      <Art>
        <Picture
          image={picture.image}
          jpeg={picture.jpeg}
          alt={picture.alt}
          sizes={cardSizes}
          loading="when-near"
        />
        <PictureCredit credit={picture.credit} />
      </Art>
      <h3>{link ? <SiteLink href={link}>{title}</SiteLink> : title}</h3>
      <p>{children}</p>
    </Card>
  );
}
