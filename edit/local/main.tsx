import { startEditor } from "../start";
import { localStore } from "./store";

startEditor(localStore);
