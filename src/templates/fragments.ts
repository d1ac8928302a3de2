import { graphql } from "gatsby";

/** `SiteFacts`, for every page query: the layout and the head need them. */
export const siteFacts = graphql`
  fragment SiteFacts on SiteYaml {
    name
    county
    url
    email
    ein
    donateUrl
    copyrightYear
    address {
      street
      city
      state
      postalCode
    }
  }
`;

export const figure = graphql`
  fragment Figure on ImpactYaml {
    value
    label
    icon
    color
    asOf(formatString: "YYYY-MM-DD")
    source
  }
`;
