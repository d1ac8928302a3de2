export { onClientEntry } from "./problem-panel";
