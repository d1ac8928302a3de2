/** A text with what is selected in it, from one offset to another. */
export interface TextSelection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Changes a text and what is selected in it, as a button does. */
export type TextChange = (selected: TextSelection) => TextSelection;

/** Writes something in place of what is selected, and selects it. */
export const replaced = (
  { text, from, to }: TextSelection,
  written: string,
): TextSelection => ({
  text: text.slice(0, from) + written + text.slice(to),
  from,
  to: from + written.length,
});
