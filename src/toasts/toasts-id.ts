/** Id of the element in which the island mounts. */
export const toastsId = "toasts";
