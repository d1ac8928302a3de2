import { startEditor } from "../start";
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

const { origin, pathname, search } = location;
const pull = Number(new URLSearchParams(search).get("pull"));

startEditor(
  gitHubStore({
    repository: __REPOSITORY__,
    pull: pull > 0 ? pull : undefined,
    readKnown,
    reviewAddress: `${origin}${pathname}?pull=`,
  }),
);
