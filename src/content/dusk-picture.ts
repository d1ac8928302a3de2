/**
 * The file that is shown instead of a picture in the dark scheme, where there
 * is one: `images/heron.dusk.jpg` for `images/heron.jpg`.
 */
export function duskPicture(image: string): string {
  return image.replace(/(?=\.\w+$)/, ".dusk");
}
