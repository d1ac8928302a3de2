import { moveHero } from "./hero-parallax";
import { loadToasts } from "./load-toasts";
import { showFonts } from "./late-fonts";
import { followMenu } from "./menu";
import { handOverSections, takeOverSection } from "./section-handover";
import { followToastKey } from "./toast-key";

// What a page runs on load, besides head.ts. It is at the end of
// the body, so that the elements it looks for exist.
showFonts();
followToastKey();
followMenu();
moveHero();
loadToasts();
takeOverSection();
handOverSections();
