/** The languages that a page can be written in. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** The words of a link to the same page in that language. */
export const languageLinks: Readonly<Record<Language, string>> = {
  en: "In English",
  es: "En español",
};

/** The site's own words within a page's text. */
const english = {
  lastUpdated: "Last updated",
  onThisPage: "On this page",
  donate: "Donate Now",
  /** Before and after the name of the site that the donate button leads to. */
  giftsThrough: "Gifts are made through",
  inNewTab: "which opens in a new tab.",
  newTab: "(opens in a new tab)",
  asOf: "As of",
  source: "Source:",
  table: "Table:",
  photo: "Photo:",
  address: "Address",
  map: "See it on a map",
  mail: "Mail",
  phone: "Phone",
  email: "Email",
  hours: "Hours",
  taxId: "Tax ID (EIN)",
};

const spanish: typeof english = {
  lastUpdated: "Última actualización:",
  onThisPage: "En esta página",
  donate: "Donar ahora",
  giftsThrough: "Los donativos se hacen a través de",
  inNewTab: "que se abre en una pestaña nueva.",
  newTab: "(se abre en una pestaña nueva)",
  asOf: "Al",
  source: "Fuente:",
  table: "Tabla:",
  photo: "Foto:",
  address: "Dirección",
  map: "Ver en un mapa",
  mail: "Correo postal",
  phone: "Teléfono",
  email: "Correo electrónico",
  hours: "Horario",
  taxId: "Identificación fiscal (EIN)",
};

export const phrases: Readonly<Record<Language, typeof english>> = {
  en: english,
  es: spanish,
};

/** Headings and buttons of the home page, where content/home.yml has none. */
export const homeWords = {
  hero: { button: "Support Our Mission", more: "Learn More" },
  about: { heading: "About Us" },
  mission: { heading: "Our Mission" },
  programs: { heading: "Our Programs" },
  impact: { heading: "Our Impact" },
  events: { heading: "Coming Up", button: "See All Events" },
  callToAction: { heading: "Join Us", button: "Donate Today" },
  contact: { heading: "Get In Touch", button: "Contact Information" },
} as const;

/** In Get In Touch, for when its button can't show a toast. */
export const toastNote =
  "Our email and postal address are listed in this section.";

/** The area of the toasts, and the button of a toast. */
export const toastWords = {
  area: "Notifications (F8)",
  dismiss: "Dismiss",
} as const;

/** The page of all events, and each event. */
export const eventWords = {
  title: "Events",
  description: (name: string) =>
    `Upcoming events at ${name}: what they are, when, and where.`,
  calendar: "Add to your calendar",
  none: "No events are planned right now.",
  canceled: "Canceled:",
  /** Between the start and the end. */
  to: "to",
} as const;

/** The page for a wrong address. */
export const notFoundWords = {
  code: "404",
  title: "Page Not Found",
  description: "The page you are looking for does not exist.",
  text: "Oops! The page you are looking for does not exist. It might have been moved or deleted.",
  link: "Return to Homepage",
} as const;

/** The page at an old address, on a host that can't redirect. */
export const movedWords = {
  title: "This page has moved",
  link: "Go to its new address",
} as const;

/** What screen readers call the parts of every page, and the link past the bar. */
export const landmarkWords = {
  menu: "Main",
  footer: "Footer",
  notice: "Notice",
  skip: "Skip to content",
} as const;

/** The bar, the menu and the footer. */
export const menuWords = {
  menu: "Menu",
  dusk: "Dusk",
  home: "Home",
  about: "About",
  aboutUs: "About Us",
  mission: "Mission",
  ourMission: "Our Mission",
  programs: "Programs",
  contact: "Contact",
  privacy: "Privacy Policy",
  terms: "Terms of Use",
  rights: "All rights reserved.",
  nonprofit: "nonprofit",
  ein: "EIN",
} as const;
