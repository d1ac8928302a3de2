import { moveHero } from "./hero-parallax";
import { loadToasts } from "./load-toasts";
import { followMenu } from "./menu";
import { handOverSections, takeOverSection } from "./section-handover";
import { followToastKey } from "./toast-key";

// What a page runs once all of it is there, besides head.ts. Without it, as when a
// connection breaks, everything can still be read, and links and the menu work.
followToastKey();
followMenu();
moveHero();
loadToasts();
takeOverSection();
handOverSections();
