/**
 * The page's address as content and links write it, from the browser's: with
 * no path prefix and no trailing slash, which some hosts add.
 *
 * @param pathname as in `location.pathname`
 * @param root the home page's address, `/` or `/prefix/`
 */
export function currentPath(pathname: string, root: string) {
  const inside = pathname.startsWith(root)
    ? pathname.slice(root.length)
    : pathname.slice(1);
  return `/${inside.replace(/\/$/, "")}`;
}
