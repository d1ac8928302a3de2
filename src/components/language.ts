import { createContext, useContext } from "react";
import { type Language, phrases } from "../content/words/phrases";

/** The language of the text around a component. */
export const LanguageContext = createContext<Language>("en");

/** The language, and the site's own words in it. */
export function useLanguage() {
  const language = useContext(LanguageContext);
  return { language, phrases: phrases[language] };
}
