import { createElement, Fragment, type ReactNode } from "react";
import type { z } from "zod";
import {
  type AuthorComponentName,
  type authorComponents,
  isAuthorComponent,
} from "../../content/schema/components";
import { iconNames } from "../../content/schema/icon-names";
import type { BodyElement, BodyTree } from "../../content/body/tree";
import { ContactDetails } from "../contact-details";
import { DonateLink } from "../donate-link";
import { ImpactFigures } from "../impact-figures";
import { GiftNote } from "../gift-note";
import { SiteLink } from "../site-link";
import { Note } from "./note";
import { Photo } from "./photo";
import { SideVignette } from "./side-vignette";
import { Table } from "./table";

type Result = Queries.TextPageQuery;

/** Data for the author components; authors only choose where they appear. */
export type BodyFacts = Pick<Result, "site" | "impact"> &
  Pick<Result["page"], "photos">;

interface BodyProps {
  readonly tree: BodyTree;
  readonly facts: BodyFacts;
}

function textProp(element: BodyElement, name: string) {
  const value = element.props?.[name];
  return typeof value === "string" ? value : "";
}

/** The names of a component's attributes. */
type Attribute<Name extends AuthorComponentName> = string &
  keyof z.output<(typeof authorComponents)[Name]["attributes"]>;

/**
 * What visitors see of each author component. `read` gives the text of an
 * attribute, empty if the author left it out.
 */
const components: {
  readonly [Name in AuthorComponentName]: (
    read: (name: Attribute<Name>) => string,
    facts: BodyFacts,
    children: ReactNode,
  ) => ReactNode;
} = {
  ContactDetails: (_, { site }) => <ContactDetails site={site} />,
  DonateButton: (_, { site }) => (
    <p>
      <DonateLink href={site.donateAddress} look="action" />
      <GiftNote href={site.donateAddress} />
    </p>
  ),
  ImpactFigures: (_, { impact }) => <ImpactFigures figures={impact} />,
  Note: (read, _, children) => <Note title={read("title")}>{children}</Note>,
  Photo(read, { photos }) {
    const photo = photos.find(({ image }) => image === read("image"));
    return (
      photo && (
        <Photo
          picture={photo.picture}
          alt={read("alt")}
          caption={read("caption")}
          credit={read("credit")}
        />
      )
    );
  },
  Vignette(read) {
    const drawing = iconNames.find((name) => name === read("name"));
    return drawing && <SideVignette name={drawing} />;
  },
};

function renderElement(element: BodyElement, facts: BodyFacts): ReactNode {
  const { tag } = element;
  const children = element.children && (
    <Body tree={element.children} facts={facts} />
  );
  if (isAuthorComponent(tag)) {
    const read = (name: string) => textProp(element, name);
    return components[tag](read, facts, children);
  }
  switch (tag) {
    case "a":
      return <SiteLink href={textProp(element, "href")}>{children}</SiteLink>;
    case "h2":
    case "h3":
    case "h4":
      // On the heading itself, an id such as `contact-us` would make reader
      // views take it for something around the text, and leave it out.
      return createElement(
        tag,
        null,
        <span id={textProp(element, "id")} />,
        children,
      );
    case "ul":
    case "ol":
    case "blockquote":
      // Its markers or border are on the side where its text begins.
      return createElement(tag, { dir: "auto", ...element.props }, children);
    case "table":
      return (
        <Table
          table={element}
          render={(cell) => <Body tree={cell} facts={facts} />}
        />
      );
    default:
      return createElement(tag, element.props, children);
  }
}

/** Renders a page's text, with the site's versions of the author components. */
export function Body({ tree, facts }: BodyProps) {
  return tree.map((node, index) => (
    <Fragment key={index}>
      {typeof node === "string" ? node : renderElement(node, facts)}
    </Fragment>
  ));
}
