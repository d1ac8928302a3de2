import "./scheme";
import { waitForWholePage } from "./whole-page";

// Runs at the end of the head, before anything is painted. What needs elements of
// the page is in main.ts.
waitForWholePage();
