import { createElement, Fragment, type ReactNode } from "react";
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
export type BodyFacts = Pick<Result, "site" | "impactFigures"> &
  Pick<Result["page"], "photos">;

interface BodyProps {
  readonly tree: BodyTree;
  readonly facts: BodyFacts;
}

function textProp(element: BodyElement, name: string) {
  const value = element.props?.[name];
  return typeof value === "string" ? value : "";
}

function renderElement(element: BodyElement, facts: BodyFacts): ReactNode {
  const { site, impactFigures, photos } = facts;
  const children = element.children && (
    <Body tree={element.children} facts={facts} />
  );
  switch (element.tag) {
    case "ContactDetails":
      return <ContactDetails site={site} />;
    case "DonateButton":
      return (
        <p>
          <DonateLink href={site.donateAddress} look="action" />
          <GiftNote href={site.donateAddress} />
        </p>
      );
    case "ImpactFigures":
      return <ImpactFigures figures={impactFigures} />;
    case "Note":
      return <Note title={textProp(element, "title")}>{children}</Note>;
    case "Photo": {
      const photo = photos.find(({ image }) => image === element.props?.image);
      return (
        photo && (
          <Photo
            picture={photo.picture}
            alt={textProp(element, "alt")}
            caption={textProp(element, "caption")}
            credit={textProp(element, "credit")}
          />
        )
      );
    }
    case "Vignette": {
      const name = textProp(element, "name");
      const drawing = iconNames.find((known) => known === name);
      return drawing && <SideVignette name={drawing} />;
    }
    case "a":
      return <SiteLink href={textProp(element, "href")}>{children}</SiteLink>;
    case "h2":
    case "h3":
    case "h4":
      // On the heading itself, an id such as `contact-us` would make reader
      // views take it for something around the text, and leave it out.
      return createElement(
        element.tag,
        null,
        <span id={textProp(element, "id")} />,
        children,
      );
    case "ul":
    case "ol":
    case "blockquote":
      // Its markers or border are on the side where its text begins.
      return createElement(
        element.tag,
        { dir: "auto", ...element.props },
        children,
      );
    case "table":
      return (
        <Table
          table={element}
          render={(cell) => <Body tree={cell} facts={facts} />}
        />
      );
    default:
      if (/^[A-Z]/.test(element.tag)) {
        throw new Error(`body.tsx has no case for <${element.tag}>`);
      }
      return createElement(element.tag, element.props, children);
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
