/** The home page's sections that can be linked to, by their `id`. */
export type SectionId = "home" | "about" | "mission" | "programs" | "contact";
