import { startEditor } from "../start";
import { answerChecks, isWorker } from "../state/check-worker";
import { gitHubStore } from "./github-store";
import type { KnownList } from "./read-repository";

/** `owner/name`; defined by the build. */
declare const __REPOSITORY__: string;

/** Reads the list of pictures and documents that the build wrote. */
async function readKnown() {
  const list = await fetch("files.json").then((answer): Promise<KnownList> =>
    answer.json(),
  );
  return new Map(list);
}

function start() {
  const { origin, pathname, search } = location;
  const [pull] =
    /^\d+$/.exec(new URLSearchParams(search).get("pull") ?? "") ?? [];
  startEditor(
    gitHubStore({
      repository: __REPOSITORY__,
      pull: pull === undefined ? undefined : Number(pull),
      readKnown,
      reviewAddress: `${origin}${pathname}?pull=`,
    }),
  );
}

if (isWorker) answerChecks();
else start();
