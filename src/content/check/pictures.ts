import sharp from "sharp";
import type { Entry } from "./content-folder";
import type { FileProblem } from "./folder-problems";
import { fileSize } from "./file-size";
import {
  heicWords,
  isHeic,
  misnamedWords,
  unreadableWords,
} from "./picture-kinds";
import { show } from "./words";

export interface Picture {
  /** In pixels, as it is seen: turned the way the camera noted. */
  width: number;
  height: number;
}

/** As much as GitHub's pages take in. */
const largestFile = 25 * 1024 * 1024;
const mostPixels = 100_000_000;

type PictureReading = { picture: Picture } | Omit<FileProblem, "file" | "path">;

async function readPicture({
  name,
  size,
  location,
}: Entry): Promise<PictureReading> {
  if (size > largestFile) {
    return {
      found: fileSize(size),
      expected: `a picture of at most ${fileSize(largestFile)}`,
      fix: "save it smaller, 3,000 pixels wide at most, and upload it again under the same name",
    };
  }
  try {
    const image = sharp(location, { limitInputPixels: mostPixels });
    const { format, autoOrient } = await image.metadata();
    const misnamed = misnamedWords(name, format);
    if (misnamed) {
      return (await isHeic(location)) ? heicWords(name) : misnamed;
    }
    // Decodes all of it, at a small size: a cut-off upload still has its head.
    await image.resize(16).raw().toBuffer();
    return { picture: autoOrient };
  } catch {
    return (await isHeic(location)) ? heicWords(name) : unreadableWords;
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
