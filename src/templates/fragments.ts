import { graphql } from "gatsby";

/** `SiteFacts`, for every page query: the layout and the head need them. */
export const siteFacts = graphql`
  fragment SiteFacts on Organization {
    name
    county
    url
    email
    ein
    donateUrl
    copyrightYear
    accessibilityPage
    address {
      street
      city
      state
      postalCode
    }
  }
`;

export const figure = graphql`
  fragment Figure on Figure {
    value
    label
    icon
    color
    asOf
    source
  }
`;

/**
 * The hero's picture, for a window of any shape. AVIF at 40 looks like 50 on
 * flat inks, and is a quarter less of what the first screen waits for.
 */
export const backdrop = graphql`
  fragment Backdrop on ImageSharp {
    wide: gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [828, 1200, 1600, 2400]
      formats: [WEBP, AVIF]
      avifOptions: { quality: 40 }
      placeholder: DOMINANT_COLOR
    )
    tall: gatsbyImageData(
      layout: FULL_WIDTH
      aspectRatio: 0.6
      transformOptions: { cropFocus: ENTROPY }
      breakpoints: [480, 740, 1080]
      formats: [WEBP, AVIF]
      avifOptions: { quality: 40 }
      placeholder: DOMINANT_COLOR
    )
  }
`;

/** A program's picture, in the frame of a card. */
export const poster = graphql`
  fragment Poster on ImageSharp {
    poster: gatsbyImageData(
      layout: FULL_WIDTH
      aspectRatio: 0.8
      breakpoints: [360, 680, 960]
      formats: [WEBP, AVIF]
      placeholder: DOMINANT_COLOR
    )
  }
`;

/**
 * For the few browsers that know neither AVIF nor WebP, one file each, by day:
 * every other visitor carries the addresses and never asks for them. Not by
 * `resize`, which leaves the path prefix out of the address.
 */
export const backdropJpeg = graphql`
  fragment BackdropJpeg on ImageSharp {
    jpeg: gatsbyImageData(
      layout: FIXED
      width: 1200
      outputPixelDensities: [1]
      formats: [JPG]
      placeholder: NONE
    )
  }
`;

export const posterJpeg = graphql`
  fragment PosterJpeg on ImageSharp {
    jpeg: gatsbyImageData(
      layout: FIXED
      width: 680
      height: 850
      outputPixelDensities: [1]
      formats: [JPG]
      placeholder: NONE
    )
  }
`;
