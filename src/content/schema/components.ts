interface AuthorComponent {
  /** What visitors see, in the words of the editing guide. */
  description: string;
  /** Description of each attribute. All are required, as quoted text. */
  attributes: Readonly<Record<string, string>>;
  /** Whether it has content: paragraphs, lists, and so on. */
  children: "blocks" | "none";
}

/**
 * The components that authors may use in a page, each on its own lines.
 * Attributes are always text, never code.
 */
export const authorComponents = {
  Notice: {
    description: "a framed note with a title, for what readers must not miss",
    attributes: { title: "the note's title" },
    children: "blocks",
  },
  ContactDetails: {
    description: "the contact details and the EIN from content/site.yml",
    attributes: {},
    children: "none",
  },
  DonateButton: {
    description: "the button that leads to the donation page",
    attributes: {},
    children: "none",
  },
  ImpactFigures: {
    description: "the figures of content/impact.yml",
    attributes: {},
    children: "none",
  },
} as const satisfies Record<string, AuthorComponent>;

export type AuthorComponentName = keyof typeof authorComponents;

export function isAuthorComponent(name: string): name is AuthorComponentName {
  return Object.hasOwn(authorComponents, name);
}
/**
 * The HTML elements, with their allowed attributes, that authors may use for
 * what Markdown can't express.
 */
export const htmlElements: Readonly<Record<string, readonly string[]>> = {
  abbr: ["title"],
  br: [],
  del: [],
  ins: [],
  kbd: [],
  mark: [],
  sub: [],
  sup: [],
};

export function isHtmlElement(name: string): boolean {
  return Object.hasOwn(htmlElements, name);
}
