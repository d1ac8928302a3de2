// What browsers have and TypeScript's own description of them lacks.

interface Document {
  /** Made ready before the visitor asked for it. Undefined: never. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** Undefined where the browser doesn't say. */
  readonly connection?: { readonly saveData: boolean };
}

interface Window {
  /** What Gatsby compares with a page's data, to reload after a deploy. */
  ___webpackCompilationHash?: string;
}

/** What pages of a tab tell each other. */
interface Storage {
  /** That the tab has asked for the fonts before. */
  fonts?: boolean;
  /** The section to scroll to on arrival, as `#mission`. */
  section?: string;
}
