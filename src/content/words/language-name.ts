const names = new Intl.DisplayNames("en", { type: "language" });

/** A language by its code: `Spanish` for `es`. */
export const languageName = (code: string) => names.of(code) ?? code;
