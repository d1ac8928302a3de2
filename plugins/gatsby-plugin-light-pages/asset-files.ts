/** The part of a webpack rule that lists its loaders. */
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
 * Makes webpack always emit fonts and pictures as files. Gatsby inlines those
 * under 10 KB into the code, and so into the CSS of every page, where they
 * can't be cached, and are downloaded even if not needed.
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
