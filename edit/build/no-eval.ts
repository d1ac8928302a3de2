// Bundled before everything else. Without this, zod tests whether it may use
// `eval`, and browsers report that the editor's policy forbids it.

import { config } from "zod";

config({ jitless: true });
