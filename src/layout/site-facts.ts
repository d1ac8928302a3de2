import type { ContactFacts } from "../components/contact-details";

/** What every page shows of the organization, nearly all from `content/site.yml`. */
export interface SiteFacts extends ContactFacts {
  readonly name: string;
  readonly county: string;
  readonly url: string;
  readonly donateUrl: string;
  readonly copyrightYear: number;
  /** The address of the accessibility statement; null while there is none. */
  readonly accessibilityPage: string | null;
}
