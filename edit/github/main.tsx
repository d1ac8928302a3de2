import { type HashedEntry, builtList } from "../store/open-snapshot";
import { Refused } from "../store/refused";
import { startEditor } from "../app/start";
import { gitHubStore } from "./github-store";

/** `owner/name`; defined by the build. */
declare const __REPOSITORY__: string;

/** Reads the list of pictures and documents that the build wrote. */
async function readBuiltFiles() {
  const list = await fetch(builtList)
    .then((response): Promise<readonly HashedEntry[]> => response.json())
    .catch(() => undefined);
  if (list) return list;
  throw new Refused(
    "The site can’t be read. Check your connection, and try again. If it happens again, show this to your developer.",
  );
}

const { origin, pathname, search } = location;
const pull = new URLSearchParams(search).get("pull");

startEditor(
  gitHubStore({
    repository: __REPOSITORY__,
    // Anything but a number isn't found, and the editor says so.
    pull: pull === null ? undefined : Number(pull),
    readBuiltFiles,
    reviewAddress: `${origin}${pathname}?pull=`,
  }),
);
