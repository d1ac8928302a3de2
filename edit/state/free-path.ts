/** The path, or one like it that isn't taken: `documents/map-2.pdf`. */
export function freePath(
  path: string,
  isTaken: (path: string) => boolean,
): string {
  let free = path;
  for (let number = 2; isTaken(free); number += 1) {
    free = path.replace(/(?=\.\w+$)/, `-${number}`);
  }
  return free;
}
