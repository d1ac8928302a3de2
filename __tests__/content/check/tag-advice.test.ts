/** @jest-environment node */
import { unknownTagWords } from "../../../src/content/check/page/tag-words";

test.each([
  ["a", "write a link as [words](address)"],
  ["blockquote", "begin the lines with > and a space"],
  ["code", "write `code` between backticks"],
  ["em", "write *slanted*"],
  ["h1", "write a heading as ## and a space"],
  ["h2", "write a heading as ## and a space"],
  ["h3", "write a heading as ### and a space"],
  ["hr", "write three hyphens between two blank lines"],
  ["i", "write *slanted*"],
  ["img", "remove it; pictures belong to the program cards and the home page"],
  ["li", "begin the line with a hyphen and a space"],
  ["ol", "begin the lines with 1. and a space"],
  ["p", "leave a blank line between paragraphs"],
  ["s", "write ~~struck out~~"],
  ["strong", "write **bold**"],
  ["table", "write a table with | between the cells"],
  ...["audio", "video"].map((name) => [
    name,
    "remove all of it; videos can't be shown inside a page, so link to it:  [Watch the film](https://…)",
  ]),
  ...["embed", "iframe", "object"].map((name) => [
    name,
    "remove all of it; videos and maps can't be shown inside a page, so link to it:  [Watch the film](https://…)",
  ]),
  ...["button", "form", "input", "label", "select", "textarea"].map((name) => [
    name,
    "remove all of it; forms can't work on this site, so give an email address",
  ]),
  ...["script", "style"].map((name) => [
    name,
    "remove all of it; a page holds no program code",
  ]),
  ...["td", "th", "tr"].map((name) => [
    name,
    "write a table with | between the cells",
  ]),
  ["ul", "begin the lines with a hyphen and a space"],
])("what to write instead of <%s>", (name = "", fix) => {
  expect(unknownTagWords(name).fix).toBe(fix);
});
