import { cloneElement, isValidElement, type ReactNode } from "react";

/** Gatsby's elements around a page and after it, which only its own script uses. */
const wrapper =
  /^<div[^>]* id="gatsby-focus-wrapper">(.*)<\/div><div id="gatsby-announcer".*$/s;

/** The HTML of a page without those elements. */
export const withoutGatsbyWrapper = (html: string) =>
  html.replace(wrapper, "$1");

/** Whether an element of the head names Gatsby or preloads its scripts. */
const isForGatsby = (element: ReactNode) =>
  isValidElement<{ name?: string; rel?: string }>(element) &&
  (element.props.name === "generator" || element.props.rel === "preload");

/** A head element without the mark that Gatsby finds it by in the browser. */
const withoutMark = (element: ReactNode) =>
  isValidElement<{ "data-gatsby-head": unknown }>(element)
    ? cloneElement(element, { "data-gatsby-head": undefined })
    : element;

/** The elements of the head that visitors need. */
export const withoutGatsbyTags = (head: readonly ReactNode[]) =>
  head.filter((element) => !isForGatsby(element)).map(withoutMark);
