const units = ["bytes", "KB", "MB"] as const;

/** "24.3 MB", the way file lists show it; rounded up, never to less. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${(Math.ceil(size * 10) / 10).toLocaleString("en-US")} ${units[unit]}`;
}
