import { cloneElement, isValidElement, type ReactNode } from "react";

/** Gatsby's elements around a page and after it, which only its own script uses. */
const frame =
  /^<div[^>]* id="gatsby-focus-wrapper">(.*)<\/div><div id="gatsby-announcer".*$/s;

/** The HTML of a page without Gatsby's elements. */
export const withoutFrame = (html: string) => html.replace(frame, "$1");

/** Whether a head element names Gatsby or preloads its scripts. */
const isGatsbys = (element: ReactNode) =>
  isValidElement<{ name?: string; rel?: string }>(element) &&
  (element.props.name === "generator" || element.props.rel === "preload");

/** A head element without the mark that Gatsby finds it by in the browser. */
const withoutMark = (element: ReactNode) =>
  isValidElement<{ "data-gatsby-head": unknown }>(element)
    ? cloneElement(element, { "data-gatsby-head": undefined })
    : element;

/** The elements of the head that visitors need. */
export const withoutGatsbys = (head: readonly ReactNode[]) =>
  head.filter((element) => !isGatsbys(element)).map(withoutMark);
