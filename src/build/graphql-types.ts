import { figureColors } from "../content/figure-colors";
import { iconNames } from "../content/icon-names";

/**
 * The GraphQL types of everything in `content/`, with nothing inferred: a
 * field that no file uses today still exists, and a query for it still works.
 * `picture`, `duskPicture`, `accessibilityPage`, a page's `path` and `tree`, and
 * the fields of `Query` are resolved in `resolvers.ts`.
 */
export const graphqlTypes = `
  enum IconName { ${iconNames.join(" ")} }

  enum FigureColor { ${figureColors.join(" ")} }

  type SiteYaml implements Node @dontInfer {
    name: String!
    county: String!
    url: String!
    email: String!
    address: SiteAddress!
    ein: String!
    donateUrl: String!
    copyrightYear: Int!
    accessibilityPage: String
  }

  type SiteAddress {
    street: String!
    city: String!
    state: String!
    postalCode: String!
  }

  type HomeYaml implements Node @dontInfer {
    description: String!
    hero: HomeHero!
    about: HomeSectionWithText!
    mission: HomeMission!
    programs: HomeSection!
    impact: HomeSection!
    callToAction: HomeSectionWithText!
    contact: HomeSectionWithText!
  }

  type HomeHero {
    heading: String!
    text: String!
    image: String!
    picture: ImageSharp!
    duskPicture: ImageSharp
    alt: String!
    credit: String
  }

  type HomeSection {
    lead: String!
  }

  type HomeSectionWithText {
    lead: String!
    text: String!
  }

  type HomeMission {
    lead: String!
    pillars: [HomePillar!]!
  }

  type HomePillar {
    title: String!
    text: String!
    icon: IconName!
  }

  type ProgramsYaml implements Node @dontInfer {
    title: String!
    description: String!
    image: String!
    picture: ImageSharp!
    duskPicture: ImageSharp
    alt: String!
    credit: String
  }

  type ImpactYaml implements Node @dontInfer {
    value: String!
    label: String!
    icon: IconName!
    color: FigureColor!
    asOf: Date @dateformat
    source: String
  }

  type Mdx implements Node @dontInfer {
    frontmatter: PageFrontMatter!
    path: String!
    tree: JSON!
  }

  type PageFrontMatter {
    title: String!
    description: String!
    lastUpdated: Date @dateformat
  }

  extend type Query {
    organization: SiteYaml!
    homePage: HomeYaml!
    programs: [ProgramsYaml!]!
    impactFigures: [ImpactYaml!]!
    pages: [Mdx!]!
    page(path: String!): Mdx!
  }
`;
