import { stat } from "node:fs/promises";
import { readPicture } from "../../src/content/load/read-picture";
import type { Problem } from "../../src/content/check/result";
import { pictureEndings } from "../../src/content/schema/upload-names";
import { largestPicture, maxPixels } from "../../src/content/schema/limits";
import { count, fileSize, pictureIn } from "../../src/content/words/amounts";

type Mistake = Pick<Problem, "found" | "expected" | "fix">;

const expected = `a JPEG, PNG or WebP photo of at most ${fileSize(largestPicture)} and ${maxPixels / 1_000_000} megapixels`;
const tooLarge = `more than ${fileSize(largestPicture)}`;
const ownCopy = "save the photo in content/images and write images/NAME";

/** Checks a downloaded file by its bytes, whatever its name. */
export async function findMistake(
  file: string,
  minimumWidth = 0,
): Promise<Mistake | undefined> {
  const { size } = await stat(file);
  const { format = "", width, height } = await readPicture(file, size);
  if (size > largestPicture || width * height > maxPixels) {
    const pixels = `${width} × ${height} pixels`;
    return {
      found: size > largestPicture ? tooLarge : pixels,
      expected,
      fix: `take a smaller size of it from the host, or ${ownCopy}`,
    };
  }
  if (!pictureEndings.has(format)) {
    return {
      found: format
        ? pictureIn(format)
        : "a file that can't be read as a picture",
      expected,
      fix: `open the address in a browser and copy the photo's own address again, or ${ownCopy}`,
    };
  }
  if (width >= minimumWidth) return undefined;
  return {
    found: `${count(width, "pixel")} wide`,
    expected: `a photo at least ${count(minimumWidth, "pixel")} wide`,
    fix: "use a larger version from that site, or choose another photo",
  };
}

/** The mistake of a photo that could not be downloaded, from the error. */
export function downloadFailed(error: unknown): Mistake {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    found: `could not be downloaded: ${reason}`,
    expected,
    fix: `open the address in a browser and copy the photo's own address again, start the build again later, or ${ownCopy}`,
  };
}
