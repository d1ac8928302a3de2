/**
 * Converts the browser's pathname to the form used in content and links: no
 * path prefix and no trailing slash, which some hosts add.
 *
 * @param pathname as in `location.pathname`
 * @param root the home page's URL path, `/` or `/prefix/`
 */
export function currentPath(pathname: string, root: string) {
  const address = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const inside = address.startsWith(root)
    ? address.slice(root.length)
    : address.slice(1);
  return `/${inside.slice(0, -1)}`;
}
