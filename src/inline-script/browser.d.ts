// Browser features missing from TypeScript's DOM types.

interface Document {
  /** Whether the page is being prerendered; undefined if unsupported. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** Undefined if unsupported. */
  readonly connection?: { readonly saveData: boolean };
}

/** Local storage, kept on the device, and session storage, kept in the tab. */
interface Storage {
  /** Local: the scheme that the visitor chose, `day` or `dusk`. */
  scheme?: string;
  /** Session: set once this tab has loaded the fonts. */
  fonts?: boolean;
  /** Session: the section to scroll to on arrival: `#mission`. */
  section?: string;
}
