import { z } from "zod";
import { withChanges } from "../state/edits";
import {
  type OpenContent,
  type SaveAnswer,
  type Saving,
  type Store,
} from "../store";
import {
  type PullRequest,
  commitFiles,
  createBranch,
  describePullRequest,
  openPullRequest,
} from "./commit";
import { changesBetween, compare } from "./compare-files";
import { Refused } from "../refused";
import { GitHubApi } from "./github-api";
import { tokenPageFor } from "./token-page";
import {
  type Hashes,
  type KnownFiles,
  hashesAt,
  readRepository,
  textAt,
} from "./read-repository";

const repositoryShape = z.object({ default_branch: z.string() });
const commitShape = z.object({ sha: z.string() });
const pullShape = z.object({
  html_url: z.string(),
  state: z.string(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    repo: z.object({ full_name: z.string() }).nullable(),
  }),
  base: z.object({ ref: z.string(), sha: z.string() }),
});

/** What is known of the opened repository. */
interface Opened {
  /** The branch that the site is built from. */
  readonly main: string;
  /** The files as they were read. */
  readonly hashes: Hashes;
  /** The branch that the edits are saved to; undefined before the first save. */
  readonly branch?: string;
  /** The pull request of that branch. */
  readonly pull?: PullRequest;
  /** Whether it lists the changes already. */
  readonly isDescribed?: boolean;
  /** Whether it is a pull request from a copy of the repository. */
  readonly isFromCopy?: boolean;
}

const latest = async (api: GitHubApi, branch: string) =>
  (await api.ask(`commits/${encodeURIComponent(branch)}`, commitShape)).sha;

/** Once a pull request was merged or closed, edits need a new branch from main. */
async function withoutClosed(api: GitHubApi, opened: Opened): Promise<Opened> {
  if (!opened.pull) return opened;
  const { state } = await api.ask(`pulls/${opened.pull.number}`, pullShape);
  const { main, hashes } = opened;
  return state === "open" ? opened : { main, hashes };
}

interface GitHubStoreOptions {
  /** `owner/name`. */
  readonly repository: string;
  /** The number of the pull request to review; undefined for none. */
  readonly pull: string | undefined;
  /** Reads the built site's list of pictures and documents. */
  readonly readKnown: () => Promise<KnownFiles>;
  /** The address for reviewing a pull request, without its number. */
  readonly reviewAddress: string;
}

/** The content of a repository on GitHub, which is changed by pull requests. */
export function gitHubStore(options: GitHubStoreOptions): Store {
  const { repository, pull: number, readKnown, reviewAddress } = options;
  let opened: Opened | undefined;
  let lastToken = "";

  async function openPull(api: GitHubApi, known: KnownFiles) {
    const pull = await api.ask(`pulls/${number}`, pullShape);
    const { content, hashes } = await readRepository(api, pull.base.sha, known);
    const after = await hashesAt(api, pull.head.sha);
    const changes = await changesBetween(api, hashes, after);
    opened = {
      main: pull.base.ref,
      hashes: after,
      branch: pull.head.ref,
      pull: { number: Number(number), address: pull.html_url },
      isDescribed: true,
      isFromCopy: pull.head.repo?.full_name !== repository,
    };
    const name = `${content.name} ${number}`;
    return { ...content, name, texts: withChanges(content.base, changes) };
  }

  async function open(token: string): Promise<OpenContent> {
    const api = new GitHubApi(repository, token);
    lastToken = token;
    const known = await readKnown();
    if (number !== undefined) return openPull(api, known);
    const { default_branch: main } = await api.ask("", repositoryShape);
    const commit = await latest(api, main);
    const { content, hashes } = await readRepository(api, commit, known);
    opened = { main, hashes };
    return content;
  }

  async function read(path: string): Promise<string> {
    const sha = opened?.hashes.get(path);
    if (!sha) throw new Refused(`The repository has no file ${path}.`);
    return textAt(new GitHubApi(repository, lastToken), path, sha);
  }

  async function save(saving: Saving): Promise<SaveAnswer> {
    const { changes, title, description, token } = saving;
    if (!opened) return { error: "The content isn’t open." };
    if (opened.isFromCopy) {
      return {
        error:
          "This change comes from a copy of the repository, so it can’t be changed here. Say on GitHub, below the change, what should be different.",
      };
    }
    const api = new GitHubApi(repository, token);
    lastToken = token;
    try {
      opened = await withoutClosed(api, opened);
      const head = await latest(api, opened.branch ?? opened.main);
      const compared = await compare(api, head, changes);
      const changedSince = compared
        .filter(({ before, after, now }) => now !== before && now !== after)
        .map(({ path, now }) => ({ path, text: now }));
      if (changedSince.length > 0) return { changedSince };
      // An attempt whose answer got lost may have saved some of them.
      const rest = compared.filter(({ after, now }) => now !== after);
      if (rest.length > 0) {
        const branch = opened.branch ?? (await createBranch(api, title, head));
        opened = { ...opened, branch };
        await commitFiles(api, branch, head, { ...saving, changes: rest });
      }
      const { main, branch } = opened;
      if (branch === undefined) return { saved: true };
      const request = { title, description, branch, main };
      const pull = opened.pull ?? (await openPullRequest(api, request));
      opened = { ...opened, pull };
      if (!opened.isDescribed) {
        await describePullRequest(api, pull, description, reviewAddress);
        opened = { ...opened, isDescribed: true };
      }
      const words = "See the change on GitHub, where it is checked and merged";
      return { saved: true, link: { address: pull.address, words } };
    } catch (error) {
      if (error instanceof Refused) {
        return { error: `${error.message} What you wrote is kept here.` };
      }
      throw error;
    }
  }

  return {
    saveWords: "Save to GitHub",
    whenShown:
      "The site shows it a few minutes after the pull request is merged.",
    isReview: number !== undefined,
    tokenPage: tokenPageFor(repository),
    open,
    read,
    save,
  };
}
