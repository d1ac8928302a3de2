/** Matches a name in a PDF, where `/J#61vaScript` is `/JavaScript`, too. */
const named = (name: string) =>
  Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
  }).join("");

/** An action that runs a script or another program. */
const action = new RegExp(
  `/${named("S")}\\W{0,20}/(?:${named("JavaScript")}|${named("Launch")})\\b`,
);

/** Whether the objects of a PDF that aren't compressed run a program. */
export const hasAction = (pdf: Uint8Array) =>
  action.test(new TextDecoder("latin1").decode(pdf));
