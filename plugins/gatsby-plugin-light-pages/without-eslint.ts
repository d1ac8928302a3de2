/** The part of a webpack plugin that identifies it. */
interface Plugin {
  readonly constructor: { readonly name: string };
}

/**
 * Removes ESLint from webpack's plugins. During `develop`, Gatsby runs ESLint
 * 7, which fails with this project's ESLint 9. `npm test` lints instead.
 *
 * @see https://github.com/gatsbyjs/gatsby/issues/39033
 */
export function withoutEslint<T extends Plugin>(plugins: readonly T[]): T[] {
  return plugins.filter(
    ({ constructor }) => constructor.name !== "ESLintWebpackPlugin",
  );
}
