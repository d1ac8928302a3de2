import { tokens } from "./tokens";

type Colors<Name extends string> = Readonly<Record<Name, string>>;

function mapColors<Name extends string>(
  colors: Colors<Name>,
  map: (value: string, name: string) => string,
): Colors<Name> {
  const entries = Object.entries<string>(colors).map(
    ([name, value]) => [name, map(value, name)] as const,
  );
  return { ...colors, ...Object.fromEntries(entries) };
}

/** Names for the CSS variables of a group of colors. */
const namesFor = <Name extends string>(group: string, colors: Colors<Name>) =>
  mapColors(colors, (_, name) => `--${group}-${name}`);

const references = <Name extends string>(names: Colors<Name>) =>
  mapColors(names, (name) => `var(${name})`);

const vars = {
  color: namesFor("color", tokens.color),
  logo: namesFor("logo", tokens.logo),
};

/**
 * The design tokens. Colors are references to CSS variables, so that dusk
 * changes values but no class names; `vars` has the variables' names.
 */
export const theme = {
  ...tokens,
  color: references(vars.color),
  logo: references(vars.logo),
  vars,
};
