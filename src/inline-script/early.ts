import { followScheme } from "./scheme";

// All the script that a page runs before its body is parsed.
followScheme();
