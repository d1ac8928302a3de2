/** As much of a webpack rule as tells how files are loaded. */
interface Rule {
  readonly use?: unknown;
}

interface UrlLoader {
  readonly loader: string;
  readonly options: object;
}

function isUrlLoader(loader: unknown): loader is UrlLoader {
  return (
    typeof loader === "object" &&
    loader !== null &&
    "loader" in loader &&
    typeof loader.loader === "string" &&
    loader.loader.includes("url-loader") &&
    "options" in loader
  );
}

/**
 * Webpack's rules, with fonts and pictures always as files of their own.
 * Gatsby puts those under 10 KB into the code that names them, and so into
 * the styles in each page, where a visitor who needs no such letter pays for
 * it and no cache helps.
 */
export function withoutInlining<T extends Rule>(rules: readonly T[]): T[] {
  return rules.map((rule) => {
    if (!Array.isArray(rule.use)) return rule;
    const loaders: readonly unknown[] = rule.use;
    return {
      ...rule,
      use: loaders.map((loader) =>
        isUrlLoader(loader)
          ? { ...loader, options: { ...loader.options, limit: false } }
          : loader,
      ),
    };
  });
}
