/** As much of a webpack plugin as tells which one it is. */
interface Plugin {
  readonly constructor: { readonly name: string };
}

/**
 * Webpack's plugins without ESLint's. Gatsby runs ESLint 7 during `develop`,
 * which fails on this project's ESLint 9; `npm test` is where linting happens.
 *
 * @see https://github.com/gatsbyjs/gatsby/issues/39033
 */
export function withoutEslint<T extends Plugin>(plugins: readonly T[]): T[] {
  return plugins.filter(
    ({ constructor }) => constructor.name !== "ESLintWebpackPlugin",
  );
}
