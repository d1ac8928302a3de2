import { keep, readKept } from "../browser-storage";
import { Refused } from "../refused";
import type { Saved, Saving, Store } from "../store";
import {
  commitFiles,
  createBranch,
  describePullRequest,
  openPullRequest,
  withChangesListed,
} from "./commit";
import { GitHubApi } from "./github-api";
import {
  type Opened,
  changedPaths,
  latest,
  openMain,
  openReview,
  openSaved,
  pullAt,
} from "./open-repository";
import {
  type Hashes,
  type KnownFiles,
  hashesAt,
  textAt,
  textsAt,
} from "./read-repository";
import { tokenPageFor } from "./token-page";

/** Hashes with those that some files have at a later commit. */
function withHashes(before: Hashes, later: Hashes, paths: readonly string[]) {
  const hashes = new Map(before);
  for (const path of paths) {
    const hash = later.get(path);
    if (hash === undefined) hashes.delete(path);
    else hashes.set(path, hash);
  }
  return hashes;
}

interface GitHubStoreOptions {
  /** `owner/name`. */
  readonly repository: string;
  /** The number of the pull request to review; undefined for none. */
  readonly pull: number | undefined;
  /** Reads the built site's list of pictures and documents. */
  readonly readKnown: () => Promise<KnownFiles>;
  /** The address for reviewing a pull request, without its number. */
  readonly reviewAddress: string;
}

/** The content of a repository on GitHub, which is changed by pull requests. */
export function gitHubStore(options: GitHubStoreOptions): Store {
  const { repository, pull: reviewed, readKnown, reviewAddress } = options;
  const savedKey = `pull request of ${repository}`;
  let opened: Opened | undefined;
  let token = "";

  const gitHub = () => new GitHubApi(repository, token);

  async function start() {
    const api = gitHub();
    const known = await readKnown();
    if (reviewed !== undefined) return openReview(api, known, reviewed);
    const saved = await readKept(savedKey);
    const goOn =
      typeof saved === "number"
        ? await openSaved(api, known, saved)
        : undefined;
    return goOn ?? openMain(api, known);
  }

  async function open() {
    const opening = await start();
    opened = opening.opened;
    return opening.content;
  }

  async function read(path: string): Promise<string> {
    const sha = opened?.hashes.get(path);
    if (!sha) throw new Refused(`The repository has no file ${path}.`);
    return textAt(gitHub(), path, sha);
  }

  async function save(saving: Saving): Promise<Saved> {
    const { changes, title, description } = saving;
    if (!opened) throw new Refused("The content isn’t open.");
    if (opened.isFromCopy) {
      throw new Refused(
        "This change comes from a copy of the repository, so it can’t be changed here. Say on GitHub, below the change, what should be different.",
      );
    }
    if (token === "") throw new Refused("Saving needs your token.");
    const api = gitHub();
    const pull = opened.pull && (await pullAt(api, opened.pull.number));
    if (pull && pull.state !== "open") {
      // What comes next needs a new branch.
      opened = { main: opened.main, hashes: opened.hashes };
    }
    const head = await latest(api, opened.branch ?? opened.main);
    const hashes = await hashesAt(api, head);
    const paths = changes.map(({ path }) => path);
    const now = await textsAt(api, hashes, paths);
    const isChanged = changes.some(({ before, after }, index) => {
      const text = now[index]?.text;
      return text !== before && text !== after;
    });
    // What was saved in a pull request that nobody merged isn't on the branch.
    if (isChanged || (pull?.state === "closed" && !pull.merged)) {
      // What somebody else wrote in these files may need what they added.
      const since = changedPaths(opened.hashes, hashes);
      const others = since.filter((path) => !paths.includes(path));
      opened = { ...opened, hashes };
      const changedSince = [...now, ...(await textsAt(api, hashes, others))];
      return { changedSince };
    }
    // An attempt whose answer got lost may have saved some of them.
    const rest = changes.filter(({ after }, at) => now[at]?.text !== after);
    if (rest.length > 0) {
      const branch = opened.branch ?? (await createBranch(api, title, head));
      opened = { ...opened, branch };
      const files = { ...saving, changes: rest };
      const commit = await commitFiles(api, branch, head, files);
      const later = await hashesAt(api, commit);
      opened = { ...opened, hashes: withHashes(opened.hashes, later, paths) };
    }
    const { main, branch } = opened;
    if (branch === undefined) return { saved: true };
    const request = { title, branch, main };
    const saved = opened.pull ?? (await openPullRequest(api, request));
    opened = { ...opened, pull: saved };
    const { body } = await pullAt(api, saved.number);
    const link = `[See the pages with this change](${reviewAddress}${saved.number})`;
    await describePullRequest(
      api,
      saved,
      withChangesListed(body ?? "", description, link),
    );
    if (reviewed === undefined) {
      await keep(savedKey, saved.number);
    }
    const words = "See the change on GitHub, where it is checked and merged";
    return { saved: true, link: { address: saved.address, words } };
  }

  return {
    saveWords: "Save to GitHub",
    whenShown:
      "The site shows it a few minutes after the pull request is merged.",
    isReview: reviewed !== undefined,
    account: {
      page: tokenPageFor(repository),
      token: () => token,
      use: (other) => {
        token = other;
      },
    },
    open,
    read,
    save,
  };
}
