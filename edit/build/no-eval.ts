// Bundled before everything else. Without this, zod tries whether it may use
// `eval`, and browsers report that the editor's policy forbids it.

import { config } from "zod";

config({ jitless: true });
