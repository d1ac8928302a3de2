import type { homeSectionIds } from "../content/page-path";

/** The home page's sections that can be linked to, by their `id`. */
export type SectionId = (typeof homeSectionIds)[number];
