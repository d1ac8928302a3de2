import { moveHero } from "./hero-parallax";
import { loadIsland } from "./island";
import { showFonts } from "./late-fonts";
import { followMenu } from "./menu";
import { handOverSections } from "./section-handover";
import { focusTables } from "./tables";
import { followToastKey } from "./toast-key";

/** Whether this is the home page's script; defined by the build. */
declare const HOME: boolean;

// What a page runs on load, besides early.ts. It is at the end of the body, so that the
// elements it looks for exist. The order is the one that compresses best.
if (HOME) {
  loadIsland();
  moveHero();
} else {
  focusTables();
}
followToastKey();
followMenu();
// Last: these throw if the visitor has disabled storage. The fonts load all the
// same, and links to sections work as they do without script.
showFonts();
handOverSections(location);
