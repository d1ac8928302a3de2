/** The part of a webpack rule that lists its loaders. */
interface Rule {
  readonly use?: unknown;
}

interface UrlLoader {
  readonly loader: string;
  readonly options: { readonly name: string; readonly limit?: unknown };
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
 * Gatsby inlines files under 10 KB into the code, and so into the CSS of every
 * page, where they can't be cached, and are downloaded even if not needed. Its
 * names have 32 digits of a hash, which don't compress; eight are enough.
 */
const asFile = ({ options, ...loader }: UrlLoader): UrlLoader => ({
  ...loader,
  options: {
    ...options,
    limit: false,
    name: options.name.replace("[hash]", "[hash:8]"),
  },
});

/** Makes webpack emit fonts and pictures as files with short names. */
export function withAssetFiles<T extends Rule>(rules: readonly T[]): T[] {
  return rules.map((rule) => {
    if (!Array.isArray(rule.use)) return rule;
    const loaders: readonly unknown[] = rule.use;
    return {
      ...rule,
      use: loaders.map((loader) =>
        isUrlLoader(loader) ? asFile(loader) : loader,
      ),
    };
  });
}
