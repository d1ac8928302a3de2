import sharp from "sharp";
import type { Entry } from "./content-folder";
import type { FileProblem } from "./folder-problems";
import { count, show } from "./words";

export interface Picture {
  /** In pixels, as it is seen: turned the way the camera noted. */
  width: number;
  height: number;
}

const largestFile = 25 * 1024 * 1024;
const mostPixels = 100_000_000;

/** The endings of file names that each kind of picture may have. */
const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  heif: ["avif"],
};

type PictureReading = { picture: Picture } | Omit<FileProblem, "file" | "path">;

const unreadable = {
  found: "a file that can't be read as a picture",
  expected: "a whole JPEG, PNG, WebP or AVIF picture",
  fix: "save the picture again from the original, as a JPEG, and upload it anew",
};

async function readPicture({
  name,
  size,
  location,
}: Entry): Promise<PictureReading> {
  if (size > largestFile) {
    return {
      found: count(size, "byte"),
      expected: `a picture of at most ${count(largestFile, "byte")}`,
      fix: "save it smaller, 3,000 pixels wide at most",
    };
  }
  try {
    const image = sharp(location, { limitInputPixels: mostPixels });
    const { format, autoOrient } = await image.metadata();
    const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
    const fitting = endings[format] ?? [];
    if (!fitting.includes(ending)) {
      const [right] = fitting;
      return {
        found: `a ${show(format)} picture named .${ending}`,
        expected: "a name that ends like the kind of picture it is",
        fix: right
          ? `rename it to ${name.replace(/[^.]*$/, right)}`
          : "save it as a JPEG, with a name that ends in .jpg",
      };
    }
    // Decodes all of it, at a small size: a cut-off upload still has its head.
    await image.resize(16).raw().toBuffer();
    return { picture: autoOrient };
  } catch {
    return unreadable;
  }
}

const duskName = /\.dusk(?=\.\w+$)/;

/** A picture for the dark scheme whose picture for daylight is missing or differs. */
function findDuskProblem(
  name: string,
  pictures: ReadonlyMap<string, Picture>,
): Omit<FileProblem, "file" | "path"> | undefined {
  if (!duskName.test(name)) return undefined;
  const dayName = name.replace(duskName, "");
  const day = pictures.get(dayName);
  const dusk = pictures.get(name);
  if (!day) {
    return {
      found: `${show(name)} without ${show(dayName)}`,
      expected: "the picture for daylight beside the one for dusk",
      fix: `add ${show(dayName)}, or remove this one`,
    };
  }
  if (dusk?.width === day.width && dusk.height === day.height) return undefined;
  return {
    found: `${dusk?.width} × ${dusk?.height} pixels`,
    expected: `${day.width} × ${day.height} pixels, like ${show(dayName)}`,
    fix: "save both pictures in the same size",
  };
}

/** Looks into all pictures: what they are, not what they are called. */
export async function checkPictures(entries: readonly Entry[]): Promise<{
  pictures: ReadonlyMap<string, Picture>;
  problems: FileProblem[];
}> {
  const pictures = new Map<string, Picture>();
  const problems: FileProblem[] = [];
  const at = ({ path, name }: Entry) => ({
    file: path,
    path: `images › ${show(name)}`,
  });
  for (const entry of entries) {
    const reading = await readPicture(entry);
    if ("picture" in reading) pictures.set(entry.name, reading.picture);
    else problems.push({ ...at(entry), ...reading });
  }
  for (const entry of entries) {
    const problem =
      pictures.has(entry.name) && findDuskProblem(entry.name, pictures);
    if (problem) problems.push({ ...at(entry), ...problem });
  }
  return { pictures, problems };
}
