/**
 * Reads the arguments of a script. If somebody asked for help, prints how to
 * use the script; if there is a mistake in them, prints it first, and makes the
 * script fail.
 *
 * @param parse throws an error that says what is wrong
 * @returns undefined if there is nothing else to do
 */
export function readArguments<Values extends { readonly help: boolean }>(
  usage: string,
  parse: () => Values,
): Values | undefined {
  try {
    const values = parse();
    if (!values.help) return values;
    console.log(usage);
  } catch (error) {
    const mistake = error instanceof Error ? error.message : String(error);
    console.error(`${mistake}\n\n${usage}`);
    process.exitCode = 2;
  }
  return undefined;
}
