import { altText } from "./alt-text";
import { angleBrackets } from "./angle-brackets";
import { figureDays } from "./figure-days";
import { linkSyntax } from "./link-syntax";
import { changedDonateAddress } from "./changed-donate-address";
import { conflictMarkers } from "./conflict-markers";
import { dates } from "./dates";
import { deadEnds } from "./dead-ends";
import type { Rule, Subject } from "./rule";
import { documentFiles } from "./document-files";
import { duskPictures } from "./dusk-pictures";
import { emptySections } from "./empty-sections";
import { fields } from "./fields";
import { fieldsInPages } from "./fields-in-pages";
import { fieldsInFields } from "./fields-in-fields";
import { fileNames } from "./file-names";
import { foldersAndLinks } from "./folders-and-links";
import { frontMatter } from "./front-matter";
import { garbledCharacters } from "./garbled-characters";
import { giftLinks } from "./gift-links";
import { headingSpaces } from "./heading-spaces";
import { headings } from "./headings";
import { htmlComments } from "./html-comments";
import { htmlTags } from "./html-tags";
import { invisibleCharacters } from "./invisible-characters";
import { keptWords } from "./kept-words";
import { lastUpdated } from "./last-updated";
import { deadLinks } from "./dead-links";
import { linksInFields } from "./links-in-fields";
import { listMarkers } from "./list-markers";
import { logo } from "./logo";
import { unpairedTags } from "./unpaired-tags";
import { markupInFields } from "./markup-in-fields";
import { menuPages } from "./menu-pages";
import { missingFiles } from "./missing-files";
import { newAddresses } from "./new-addresses";
import { oldAddresses } from "./old-addresses";
import { pageTitles } from "./page-titles";
import { pageVersions } from "./page-versions";
import { otherPlaces } from "./other-places";
import { otherAccounts } from "./other-accounts";
import { pastEvents } from "./past-events";
import { pictureFiles } from "./picture-files";
import { pictureReferences } from "./picture-references";
import { placeholders } from "./placeholders";
import { programCode } from "./program-code";
import { quotes } from "./quotes";
import { repeatedNames } from "./repeated-names";
import { runTogetherLines } from "./run-together-lines";
import { sectionOrder } from "./section-order";
import { shippedContent } from "./shipped-content";
import { staleFacts } from "./stale-facts";
import { strayAsterisks } from "./stray-asterisks";
import { tables } from "./tables";
import { tagPlaces } from "./tag-places";
import { timeZone } from "./time-zone";
import { tooComplex } from "./too-complex";
import { unfinishedText } from "./unfinished-text";
import { unlinkedDocuments } from "./unlinked-documents";
import { unlinkedPages } from "./unlinked-pages";
import { unusedPictures } from "./unused-pictures";
import { unreadableText } from "./unreadable-text";
import { weekdays } from "./weekdays";
import { yamlSyntax } from "./yaml-syntax";

/**
 * All rules, by what they check; see `check/check.ts` and `check/check-parts.ts`
 * for when each group runs. Within a group they run in this order, and earlier
 * ones win: later ones can't report a place that was already reported. Rules for
 * a page run before those for the paragraphs of its text. In a field, no rule
 * runs after the first that finds a mistake; in a paragraph, all of them run.
 */
export const rules = {
  entry: {
    foldersAndLinks,
    fileNames,
    unreadableText,
    logo,
    pictureFiles,
    duskPictures,
    documentFiles,
  },
  raw: { tooComplex, conflictMarkers, frontMatter },
  file: { garbledCharacters, invisibleCharacters },
  /** After its YAML was read. Values below what these find aren't checked. */
  yaml: { yamlSyntax },
  value: {
    unfinishedText,
    quotes,
    dates,
    weekdays,
    pictureReferences,
    altText,
    linksInFields,
    fields,
    fieldsInFields,
    repeatedNames,
    markupInFields,
    placeholders,
    otherPlaces,
    figureDays,
    staleFacts,
    sectionOrder,
  },
  page: {
    fieldsInPages,
    htmlComments,
    htmlTags,
    angleBrackets,
    unpairedTags,
    tagPlaces,
    programCode,
    listMarkers,
    tables,
    headingSpaces,
    headings,
    linkSyntax,
    strayAsterisks,
    runTogetherLines,
    emptySections,
    deadLinks,
    lastUpdated,
    deadEnds,
  },
  content: {
    missingFiles,
    shippedContent,
    pageTitles,
    menuPages,
    pageVersions,
    oldAddresses,
    unlinkedPages,
    unlinkedDocuments,
    unusedPictures,
    giftLinks,
    otherAccounts,
    changedDonateAddress,
    newAddresses,
    timeZone,
    pastEvents,
    keptWords,
  },
} satisfies { readonly [On in Subject]: Readonly<Record<string, Rule<On>>> };
