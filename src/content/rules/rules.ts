import { addressesInFields } from "./addresses-in-fields";
import { altText } from "./alt-text";
import { ambiguousValues } from "./ambiguous-values";
import { angleBrackets } from "./angle-brackets";
import { backticks, backticksInFields } from "./backticks";
import { brokenLinks } from "./broken-links";
import { conflictMarkers } from "./conflict-markers";
import { copyrightYear } from "./copyright-year";
import { credits } from "./credits";
import { curlyQuotes } from "./curly-quotes";
import { cutShort } from "./cut-short";
import { days } from "./days";
import type { Rule, Subject } from "./define-rule";
import { duplicateFields } from "./duplicate-fields";
import { duskPictures } from "./dusk-pictures";
import { ein } from "./ein";
import { escapedCharacters } from "./escaped-characters";
import { fileNames } from "./file-names";
import { foldersAndLinks } from "./folders-and-links";
import { foreignFiles } from "./foreign-files";
import { frontMatter } from "./front-matter";
import { emptySections, headingSigns, headings } from "./headings";
import { hiddenFiles } from "./hidden-files";
import { htmlTags } from "./html-tags";
import { htmlComments } from "./html-comments";
import { invisibleCharacters, invisibleEntities } from "./invisible-characters";
import { lastUpdated, missingDay } from "./last-updated";
import {
  deadEnds,
  placeholdersInFields,
  placeholdersInPages,
  staleFacts,
} from "./launch";
import { linkAddresses, unlinkedAddresses } from "./link-addresses";
import { listLengths } from "./list-lengths";
import { chanceLists, listSigns, runTogether } from "./lists";
import { markupInFields } from "./markup-in-fields";
import { missingFields } from "./missing-fields";
import { missingFiles } from "./missing-files";
import { pageText } from "./page-text";
import { pageTitles } from "./page-titles";
import { pictureFiles } from "./picture-files";
import { pictureReferences } from "./picture-references";
import { placeNames } from "./place-names";
import { programCode } from "./program-code";
import { repeatedNames } from "./repeated-names";
import { strayStars } from "./stray-stars";
import { tables } from "./tables";
import { lonelyTags, tagAttributes, tagPlaces } from "./tags";
import { tooComplex } from "./too-complex";
import { unfinishedField, unfinishedText } from "./unfinished-text";
import { unknownFields } from "./unknown-fields";
import { unreadableText } from "./unreadable-text";
import { wrongChoices } from "./wrong-choices";
import { wrongTypes } from "./wrong-types";
import { wrongValues } from "./wrong-values";
import { yamlSyntax } from "./yaml-syntax";

/**
 * All rules by what they look at, in the order in which they are asked: what
 * one tells of a place, those after it don't tell again.
 */
export const rules = {
  entry: [
    hiddenFiles,
    foldersAndLinks,
    foreignFiles,
    fileNames,
    unreadableText,
    pictureFiles,
    duskPictures,
  ],
  gate: [tooComplex, conflictMarkers, frontMatter],
  text: [invisibleCharacters],
  yaml: [yamlSyntax],
  field: [
    cutShort,
    ein,
    curlyQuotes,
    unfinishedField,
    ambiguousValues,
    escapedCharacters,
    days,
    copyrightYear,
    pictureReferences,
    wrongChoices,
    placeNames,
    credits,
    altText,
    wrongValues,
    repeatedNames,
    markupInFields,
    addressesInFields,
    backticksInFields,
    placeholdersInFields,
    staleFacts,
  ],
  fields: [
    duplicateFields,
    unknownFields,
    wrongTypes,
    listLengths,
    missingFields,
  ],
  page: [missingDay, lastUpdated, pageText, linkAddresses, deadEnds],
  body: [
    htmlComments,
    htmlTags,
    angleBrackets,
    lonelyTags,
    tagAttributes,
    tagPlaces,
    programCode,
    listSigns,
    tables,
    headingSigns,
    headings,
    brokenLinks,
    unfinishedText,
    invisibleEntities,
    strayStars,
    backticks,
    unlinkedAddresses,
    chanceLists,
    runTogether,
    emptySections,
    placeholdersInPages,
  ],
  site: [missingFiles, pageTitles],
} satisfies { [On in Subject]: readonly Rule<On>[] };
