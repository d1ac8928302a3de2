/** The id of a section's heading, by the id of the section. */
export const headingId = (section: string) => `${section}-heading`;

/**
 * What makes a section the target of links such as `/#mission`: it has an id, can
 * get the focus, and is announced by its heading.
 */
export const sectionAttributes = (id: string) => ({
  id,
  tabIndex: -1,
  "aria-labelledby": headingId(id),
});
