interface Minimizer {
  readonly constructor: { readonly name: string };
}

/** Minifies JavaScript, all or, by options, some of it. */
interface TerserPlugin extends Minimizer {
  options: { exclude?: unknown };
  readonly constructor: {
    readonly name: string;
    new (options: object): TerserPlugin;
  };
}

function isTerser(minimizer: Minimizer): minimizer is TerserPlugin {
  return minimizer.constructor.name === "TerserPlugin";
}

const runtime = /webpack-runtime/;

/**
 * Webpack's minimizers, with names left alone in webpack's own runtime, so
 * that a build over a warm cache gives the same bytes as a first one. Terser
 * picks short names by how often each letter occurs; the runtime lists the
 * chunks' hashes, which at that moment are provisional and differ from build
 * to build, and with it each page's HTML would. Costs 0.5 KB after
 * compression, of a script that no page waits for.
 */
export function withSteadyRuntime(minimizers: readonly Minimizer[]) {
  return minimizers.flatMap((minimizer): Minimizer[] => {
    if (!isTerser(minimizer)) return [minimizer];
    const { exclude } = minimizer.options;
    minimizer.options = {
      ...minimizer.options,
      exclude: [exclude, runtime].flat(),
    };
    const forRuntime = new minimizer.constructor({
      include: runtime,
      terserOptions: { mangle: false },
    });
    return [minimizer, forRuntime];
  });
}
