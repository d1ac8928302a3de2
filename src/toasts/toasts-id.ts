/** The element that the island mounts in. */
export const toastsId = "toasts";
