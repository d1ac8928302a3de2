import styled from "styled-components";
import { DonateLink } from "../components/donate-link";
import { GiftNote } from "../components/gift-note";
import { OnPicture, pictureBehind } from "../components/on-picture";
import { Paragraphs } from "../components/paragraphs";
import { Picture, PictureCredit, isTinted } from "../components/picture";
import { SectionHeading, sectionAttributes } from "../components/section";
import { SiteLink } from "../components/site-link";
import { homeWords } from "../content/words/phrases";
import { media, theme } from "../theme/theme";

const Frame = styled.section<{ $isTinted: boolean; $isFromHero: boolean }>`
  ${pictureBehind}
  /* Shares its top border with the section above, if that ends in one. */
  margin-top: -${theme.line.outline};
  border-block: ${theme.line.outline} solid ${theme.color.outline};

  img {
    top: auto;
    height: var(--scene, 100%);
    object-position: 72% 100%;
    /* The sky of the hero's picture doesn't begin with the frame's color. */
    ${({ $isFromHero }) => $isFromHero && "mask: var(--fade);"}
  }

  /* In narrow windows the text does not fit on the picture's sky, so put it above. */
  ${media.narrow} {
    --scene: max(20rem, 46vw);
    --scrim-display: none;
    --fade: ${theme.fade.belowWords};
    --tint: initial;
  }

  ${media.tall} {
    --scene: 86vw;
  }
`;

const Words = styled(OnPicture)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.base};
  /* Keeps all of the text on the picture's sky. */
  padding-block: ${theme.space.band} var(--scene, max(24rem, 31vw));
  text-align: center;

  h2 {
    font-size: ${theme.fontSize.heading3};
  }

  p {
    max-width: 22em;
    font: ${theme.weight.medium} ${theme.fontSize.large} / ${theme.leading.snug}
      ${theme.font.text};
    text-wrap: balance;
  }

  /* Its words stay together, on a line of their own if need be. */
  p a {
    display: inline-block;
  }

  h2 + p {
    font: ${theme.displayFont("display", "tight")};
  }
`;

/** Without a picture of its own, it shows the hero's again, as decoration. */
export function CallToAction({ site, home }: Queries.HomePageQuery) {
  const { lead, text, button, link, alt, credit } = home.callToAction;
  const own = home.callToAction.picture;
  const { donateAddress } = site;
  const picture = own ?? home.hero.picture;
  return (
    <Frame
      {...sectionAttributes("callToAction")}
      $isTinted={isTinted(picture)}
      $isFromHero={own === null}
    >
      {/* Slightly less than the window's width: flat colors scale well. */}
      <Picture
        picture={picture}
        shape="wide"
        tall={picture}
        alt={(own && alt) ?? ""}
        sizes="100vw"
        tallSizes="90vw"
      />
      <Words>
        <SectionHeading of="callToAction" words={home.callToAction} />
        <p>{lead}</p>
        <Paragraphs text={text}>
          {link && (
            <>
              {" "}
              <SiteLink href={link.url}>{link.label}</SiteLink>
            </>
          )}
        </Paragraphs>
        <DonateLink href={donateAddress} look="action">
          {button ?? homeWords.callToAction.button}
        </DonateLink>
        <p>
          <GiftNote href={donateAddress} />
        </p>
      </Words>
      <PictureCredit credit={own && credit} />
    </Frame>
  );
}
