/** Window event dispatched once React has hydrated the page. */
export const appReady = "app-ready";
