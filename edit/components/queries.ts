/** Windows that show one pane at a time, 1,104 CSS pixels wide or less. */
export const narrowQuery = "(max-width: 69em)";
