/** Begins words with a capital. */
export const capitalized = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1);
