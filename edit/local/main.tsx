import { startEditor } from "../start";
import { answerChecks, isWorker } from "../state/check-worker";
import { localStore } from "./store";

if (isWorker) answerChecks();
else startEditor(localStore);
