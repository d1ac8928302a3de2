/** "green, blue, purple or yellow" */
export function oneOf(
  choices: readonly string[],
  conjunction: "or" | "and" = "or",
): string {
  if (choices.length < 2) return choices.join("");
  return `${choices.slice(0, -1).join(", ")} ${conjunction} ${choices.at(-1)}`;
}

// Made once: making it takes much longer than formatting a number.
const numbers = new Intl.NumberFormat("en-US");

/** "3 characters", "1 character" */
export function count(number: number, noun: string): string {
  return `${numbers.format(number)} ${noun}${number === 1 ? "" : "s"}`;
}

/** "4 spaces", "no spaces" */
export const spaces = (number: number) =>
  number === 0 ? "no spaces" : count(number, "space");

/** "a GIF picture", "an SVG picture", from the name of the format in lowercase */
export function pictureIn(format: string): string {
  return `${/^[as]/.test(format) ? "an" : "a"} ${format.toUpperCase()} picture`;
}

/** "24.3 MB", as file managers show it; rounded up, so never below the limit. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  const [size, unit] =
    kilobytes < 1024 ? [kilobytes, "KB"] : [kilobytes / 1024, "MB"];
  return `${numbers.format(Math.ceil(size * 10) / 10)} ${unit}`;
}
