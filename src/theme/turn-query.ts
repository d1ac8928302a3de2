/**
 * Makes a media query match in the scheme that is shown. A page can't choose
 * its own scheme: `dark` in a query becomes `light` if the device has the other
 * one, and `dark` again if it doesn't.
 *
 * @param owner what has the query, such as a `source` element
 * @param isDeviceScheme whether the scheme shown is the device's own
 */
export function turnQuery<Key extends string>(
  owner: Record<Key, string>,
  key: Key,
  isDeviceScheme: boolean,
) {
  const query = owner[key].replace(
    /dark|light/,
    isDeviceScheme ? "dark" : "light",
  );
  // Any assignment makes the browser compute all styles again.
  if (query !== owner[key]) owner[key] = query;
}
