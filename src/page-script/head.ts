import { showLateStyles } from "./late-styles";
import { loadScript } from "./load-script";
import "./scheme";
import { waitForWholePage } from "./whole-page";

/** The address of main.ts, defined by the build. */
declare const MAIN_SCRIPT: string;

// Runs at the end of the head, before anything is painted. What can wait is in
// main.ts, which browsers keep from page to page.
waitForWholePage();
showLateStyles();
document.addEventListener("DOMContentLoaded", () => {
  loadScript(MAIN_SCRIPT);
});
