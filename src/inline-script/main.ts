import { moveHero } from "./hero-parallax";
import { wakeApp } from "./late-app";
import { showFonts } from "./late-fonts";
import { followMenu } from "./menu";
import { handOverSections } from "./section-handover";
import { followToastKey } from "./toast-key";

// All the script a page runs before a visitor needs more. It stands at the
// end of every page, so that what it looks for is there.
// In the order that compresses best.
wakeApp();
followToastKey();
followMenu();
moveHero();
// Last: these may throw where a visitor has storage turned off.
showFonts();
handOverSections(location);
