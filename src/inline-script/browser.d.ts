// Browser features missing from TypeScript's DOM types.

interface Document {
  /** Whether the page is being prerendered; undefined if unsupported. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** Undefined if unsupported. */
  readonly connection?: { readonly saveData: boolean };
}

/** Session storage, shared by the pages of a tab. */
interface Storage {
  /** Set once this tab has loaded the fonts. */
  fonts?: boolean;
  /** The section to scroll to on arrival: `#mission`. */
  section?: string;
}
