export type { Texts } from "./texts";
