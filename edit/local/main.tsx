import { startEditor } from "../app/start";
import { localStore } from "./store";

startEditor(localStore);
