/** Dots and words that only keep a place for text to come. */
const standIn = /^(?:…|\.{2,}|todo|tbd|tba|fixme)[.…:!?]*$/i;

/** Whether all of a text is a stand-in, such as one copied from a report. */
export const isStandIn = (text: string) => standIn.test(text.trim());
