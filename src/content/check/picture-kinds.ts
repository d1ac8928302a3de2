import { open } from "node:fs/promises";
import { pictureNameFrom } from "./file-names";
import { heicPhoto } from "./foreign-files";
import { type Words, show } from "./words";

/** The endings of file names that each kind of picture may have. */
const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  heif: ["avif"],
};

const endingOf = (name: string) => name.split(".").at(-1)?.toLowerCase() ?? "";

export const unreadableWords: Words = {
  found: "a file that can't be read as a picture",
  expected: "a whole JPEG, PNG, WebP or AVIF picture",
  fix: "save the picture again from the original, as a JPEG, and upload it anew",
};

/** What is wrong with the name of a picture of such a kind, in sharp's words. */
export function misnamedWords(name: string, kind: string): Words | undefined {
  const fitting = endings[kind] ?? [];
  if (fitting.includes(endingOf(name))) return undefined;
  const [right] = fitting;
  const better = pictureNameFrom(name.replace(/[^.]*$/, right ?? ""));
  return {
    found: `a ${kind === "heif" ? "AVIF" : show(kind.toUpperCase())} picture named .${endingOf(name)}`,
    expected: "a name that ends like the kind of picture it is",
    fix: right
      ? `delete it, name it ${better} on your computer, upload it again, and write  images/${better}  after image:`
      : "export it as a JPEG, and upload that with a name that ends in .jpg",
  };
}

/** The brands that the first bytes of a HEIC file name. */
const heicBrand = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Whether a file is a HEIC photo, whatever its name says. */
export async function isHeic(location: string): Promise<boolean> {
  const file = await open(location);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 4);
    return heicBrand.test(buffer.toString("latin1"));
  } finally {
    await file.close();
  }
}

export function heicWords(name: string): Words {
  const better = name.replace(/\.(?!jpe?g$)[^.]*$/i, ".jpg");
  const entry =
    better === name ? "" : `, and write  images/${better}  after image:`;
  return {
    found: `${heicPhoto}, named .${endingOf(name)}`,
    expected: unreadableWords.expected,
    fix: `delete it, export the photo as a JPEG, and upload that as ${better}${entry}`,
  };
}
