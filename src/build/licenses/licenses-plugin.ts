import type { Compiler } from "webpack";
import { bundledPackages } from "./bundled-packages";
import { licensedPackage, licensedTypefaces } from "./licensed-work";
import { licensesText } from "./licenses-text";

interface LicensedFolders {
  /** Gatsby's package, and the folder it copies its own scripts into. */
  readonly gatsby: string;
  readonly gatsbyCopies: string;
  /** Its runtime is part of every build, but no module of it. */
  readonly webpack: string;
  readonly typefaces: string;
}

const plugin = "Licenses";
const file = "licenses.txt";

/**
 * A webpack plugin that gives the licenses of all that a build takes from
 * others: `licenses.txt`, and a line in every script that says so. A license
 * that is not allowed fails the build.
 */
export function licensesPlugin(folders: LicensedFolders) {
  return {
    apply({ hooks, webpack: { Compilation, sources } }: Compiler) {
      hooks.thisCompilation.tap(plugin, (compilation) => {
        // The minimizer would take the line out, and what comes later would
        // not be in the hashes that files are named by.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tapPromise(
          { name: plugin, stage },
          async (assets) => {
            const packages = bundledPackages(compilation, {
              copies: folders.gatsbyCopies,
              package: folders.gatsby,
            });
            packages.add(folders.webpack);
            const works = [
              ...(await Promise.all([...packages].map(licensedPackage))),
              ...(await licensedTypefaces(folders.typefaces)),
            ];
            for (const name of Object.keys(assets)) {
              if (!name.endsWith(".js")) continue;
              compilation.updateAsset(
                name,
                (script) =>
                  new sources.ConcatSource(
                    `/*! Licenses: ${file} */\n`,
                    script,
                  ),
              );
            }
            const text = licensesText(works);
            compilation.emitAsset(file, new sources.RawSource(text));
          },
        );
      });
    },
  };
}
