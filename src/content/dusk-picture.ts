/**
 * The file name of a picture's dark-scheme variant: `images/heron.dusk.jpg` for
 * `images/heron.jpg`. The file need not exist.
 */
export function duskPicture(image: string): string {
  return image.replace(/(?=\.\w+$)/, ".dusk");
}
