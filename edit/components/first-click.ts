/**
 * Ignores the second click of a double-click: something else may be under the
 * pointer by then.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }) => {
    if (detail <= 1) act();
  };
