import type { homeSectionIds } from "../content/page-path";

/** The `id`s of the home page's sections that can be linked to. */
export type SectionId = (typeof homeSectionIds)[number];
