interface AuthorComponent {
  /** What a visitor sees. */
  description: string;
  /** What each attribute says. All must be given, as text in quotes. */
  attributes: Readonly<Record<string, string>>;
  /** Whether paragraphs, lists and so on stand between its two tags. */
  children: "blocks" | "none";
}

/**
 * The components that authors may use in the body of a page. They are names
 * for parts the site renders, each on lines of its own; their attributes are
 * text and never code.
 */
export const authorComponents = {
  Notice: {
    description: "a framed note with a title, for what readers must not miss",
    attributes: { title: "the note's title" },
    children: "blocks",
  },
  ContactDetails: {
    description: "the postal address, the email address and the EIN",
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
 * The HTML elements that authors may write in a page, for what Markdown has
 * no sign for, and the attributes each may have.
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
