import React from "react";
import styled from "styled-components";
import { cardSizes } from "../theme/queries";
import { theme } from "../theme/theme";
import type { CreditedPicture } from "./credited-picture";
import { Picture } from "./picture";
import { PictureCredit } from "./picture-credit";

interface ProgramCardProps {
  readonly title: string;
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
export function ProgramCard({ title, picture, children }: ProgramCardProps) {
  return (
    <Poster>
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
      <h3>{title}</h3>
      <p>{children}</p>
    </Poster>
  );
}
