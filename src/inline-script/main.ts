import { moveHero } from "./hero-parallax";
import { showLateStyles } from "./late-styles";
import { followMenu } from "./menu";
import { handOverSections, takeOverSection } from "./section-handover";
import { loadToasts } from "./toasts";

// What a page runs on load, besides head.ts. It is at the end of
// the body, so that the elements it looks for exist.
showLateStyles();
followMenu();
moveHero();
loadToasts();
takeOverSection();
handOverSections();
