/** The event of the window that says that React has taken over the page. */
export const appReady = "app-ready";
