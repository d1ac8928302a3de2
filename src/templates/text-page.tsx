import { graphql } from "gatsby";
import styled from "styled-components";
import { Body } from "../components/body/body";
import { LanguageContext } from "../components/language";
import { outline } from "../content/body/outline";
import { isBodyTree } from "../content/body/tree";
import { formatDate } from "../content/schema/days";
import { languageLinks, phrases } from "../content/words/phrases";
import { Article } from "../layout/article";
import { Contents } from "../layout/contents";
import { PageHead } from "../layout/page-head";
import { withPrefix } from "../site-address";
import { theme } from "../theme/theme";
import { Text, TextWithSideHeadings } from "./text-columns";

export const query = graphql`
  query TextPage($path: String!) {
    site: organization {
      ...SiteFacts
    }
    page(address: $path) {
      address
      tree
      versions {
        lang
        address
      }
      photos {
        image
        picture {
          day {
            ...Photo
          }
          dusk {
            ...Photo
          }
        }
      }
      frontMatter {
        title
        description
        lastUpdated
        lang
        header
        picture {
          day {
            ...Banner
          }
          dusk {
            ...Banner
          }
        }
      }
    }
    impact {
      ...ImpactFigure
    }
  }
`;

type Result = Queries.TextPageQuery;

/** Gatsby declares JSON as an object, but the tree is a list. */
type Page = Omit<Result["page"], "tree"> & { readonly tree: unknown };

interface TextPageProps {
  readonly data: Omit<Result, "page"> & { readonly page: Page };
}

/** In the text, because reader views leave out what is above it. */
const Updated = styled.p`
  color: ${theme.color.textSoft};
  font-weight: ${theme.weight.medium};
`;

/** Pages with at least this many sections get a table of contents. */
const manySections = 4;

/** A text page: about, the policies, and any page that staff add. */
export default function TextPage({ data }: TextPageProps) {
  const { site, page, impact } = data;
  const { address, tree, versions, photos, frontMatter } = page;
  const { title, lastUpdated, lang, header, picture } = frontMatter;
  if (!isBodyTree(tree)) {
    throw new TypeError(`The text of ${address} is not a valid body tree`);
  }
  const language = lang ?? "en";
  const sections = outline(tree);
  const isLong = sections.length >= manySections;
  const Column = isLong ? Text : TextWithSideHeadings;
  return (
    <LanguageContext value={language}>
      <Article site={site} title={title} header={header} picture={picture}>
        {isLong && <Contents entries={sections} />}
        <Column>
          {versions
            .filter((version) => version.address !== address)
            .map((other) => (
              <p key={other.address}>
                <a
                  href={withPrefix(other.address)}
                  lang={other.lang}
                  hrefLang={other.lang}
                >
                  {languageLinks[other.lang]}
                </a>
              </p>
            ))}
          {lastUpdated !== null && (
            <Updated>
              {phrases[language].lastUpdated}{" "}
              <time dateTime={lastUpdated}>
                {formatDate(lastUpdated, language)}
              </time>
            </Updated>
          )}
          <Body tree={tree} facts={{ site, impact, photos }} />
        </Column>
      </Article>
    </LanguageContext>
  );
}

export function Head({ data }: TextPageProps) {
  const { address, versions, frontMatter } = data.page;
  const { title, description } = frontMatter;
  return (
    <PageHead
      site={data.site}
      title={title}
      description={description}
      address={address}
      versions={versions}
    />
  );
}
