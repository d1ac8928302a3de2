/** A kind of file that the site can't show as it is. */
interface ForeignKind {
  endings: RegExp;
  what: string;
  /** What to do instead; `page` is the name that a page of it may have. */
  fix: (page: string) => string;
}

const intoPage = (page: string) =>
  `make a new file ${page} in content/pages, copy the text into it, and delete this one`;

const kinds: readonly ForeignKind[] = [
  { endings: /\.docx?$/i, what: "a Word document", fix: intoPage },
  {
    endings: /\.(?:odt|rtf|pages|gdoc)$/i,
    what: "a document of a word processor",
    fix: intoPage,
  },
  {
    endings: /\.pdf$/i,
    what: "a PDF",
    fix: () =>
      "delete it here; this site takes no PDFs, but a page can link to one that is on another site",
  },
  {
    endings: /\.(?:xlsx?|ods|csv|numbers|gsheet)$/i,
    what: "a spreadsheet",
    fix: () =>
      "delete it here, and write what visitors need into a page, as a table",
  },
  {
    endings: /\.(?:pptx?|odp|key)$/i,
    what: "a presentation",
    fix: () => "delete it here, and write what visitors need into a page",
  },
  {
    endings: /\.(?:mp4|mov|m4v|avi|webm|mp3|m4a|wav)$/i,
    what: "a recording",
    fix: () =>
      "delete it here; this site shows no videos, but a page can link to one that is on another site",
  },
];

export const heicPhoto = "a HEIC photo, as iPhones take";

const oddPictures: readonly { endings: RegExp; what: string }[] = [
  { endings: /\.hei[cf]$/i, what: heicPhoto },
  { endings: /\.gif$/i, what: "a GIF picture" },
  { endings: /\.svg$/i, what: "an SVG drawing" },
  { endings: /\.(?:tiff?|bmp)$/i, what: "a picture that browsers don't show" },
];

/** What kind of file a name says it is, if it is none the site can use. */
export function foreignKind(name: string): ForeignKind | undefined {
  return kinds.find(({ endings }) => endings.test(name));
}

/** What kind of picture a name says it is, if it is none the site can use. */
export function oddPicture(name: string): string | undefined {
  return oddPictures.find(({ endings }) => endings.test(name))?.what;
}

/** Whether a name says that the file is a picture, of whatever kind. */
export const isPictureLike = (name: string) =>
  /\.(?:jpe?g|png|webp|avif)$/i.test(name) || oddPicture(name) !== undefined;
