import { graphql } from "gatsby";

export const fragments = graphql`
  # Needed by the layout and head of every page.
  fragment SiteFacts on Organization {
    name
    county
    url
    email
    ein
    taxStatus
    donateAddress
    copyrightYear
    isDrawn
    heroAlt
    logo {
      picture {
        day {
          ...Logo
        }
        dusk {
          ...Logo
        }
      }
    }
    sections
    menuPages {
      title
      address
    }
    footerPages {
      title
      address
    }
    notice {
      text
      link {
        label
        url
      }
    }
    address {
      street
      city
      state
      postalCode
    }
    contact {
      phone
      hours
      mailingAddress
      mapUrl
    }
    links {
      label
      url
    }
  }

  fragment CalendarEvent on OrganizationEvent {
    title
    start
    end
    place
    text
    link {
      label
      url
    }
    canceled
  }

  fragment ImpactFigure on Impact {
    value
    label
    icon
    color
    asOf
    source
  }

  # The logo, in the bar.
  fragment Logo on ImageSharp {
    logo: gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [64, 128]
      formats: [WEBP]
    )
  }

  # The hero's picture, landscape and portrait. On the drawings' flat colors, AVIF
  # quality 36 looks like the usual 50 at 60% of the bytes; below it, round edges get
  # dents. The two smaller widths are those of common windows. Phones show the portrait
  # on smaller pixels, where 24 looks the same and paints sooner on a slow network.
  fragment Backdrop on ImageSharp {
    wide: gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [1440, 1920, 2240]
      avifOptions: { quality: 36 }
    )
    tall: gatsbyImageData(
      layout: FULL_WIDTH
      aspectRatio: 0.6
      transformOptions: { cropFocus: ENTROPY }
      breakpoints: [724, 1080]
      avifOptions: { quality: 24 }
    )
  }

  # The hero's picture for phones, if it has one, about as tall as they are. It is
  # enlarged less than a crop, so a lower quality looks the same.
  fragment PortraitBackdrop on ImageSharp {
    tall: gatsbyImageData(
      layout: FULL_WIDTH
      aspectRatio: 0.45
      transformOptions: { cropFocus: SOUTH }
      breakpoints: [724, 1080]
      avifOptions: { quality: 22 }
    )
  }

  # A picture far down the page. The crop for phones is fixed: chosen by what
  # stands out, it would differ between the day picture and the dusk picture.
  fragment Scene on ImageSharp {
    wide: gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [828, 1536, 2400]
      avifOptions: { quality: 40 }
    )
    tall: gatsbyImageData(
      layout: FULL_WIDTH
      aspectRatio: 0.8
      transformOptions: { cropFocus: EAST }
      breakpoints: [680, 960]
      avifOptions: { quality: 40 }
    )
  }

  # A picture of its own behind a page's title.
  fragment Banner on ImageSharp {
    wide: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [828, 1536, 2400])
  }

  # A program's picture, cropped for its card. It is small enough that quality 33 keeps
  # round edges round.
  fragment Poster on ImageSharp {
    poster: gatsbyImageData(
      layout: FULL_WIDTH
      aspectRatio: 0.8
      breakpoints: [336, 680]
      avifOptions: { quality: 33 }
    )
  }

  # A photo in a page's text, in its own proportions.
  fragment Photo on ImageSharp {
    photo: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 680, 1280])
  }
`;
