import { z } from "zod";
import { isTextFile } from "../../src/content/schema/files";
import { isDocumentName, isPictureName } from "../../src/content/schema/limits";
import { type ChangedFile, withChanges } from "../state/edits";
import {
  type ChangedSince,
  type OpenContent,
  type SaveAnswer,
  type Saving,
  type Store,
} from "../store";
import { commitFiles, createBranch, openPullRequest } from "./commit";
import { Refused } from "../refused";
import { GitHubApi } from "./github-api";
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
  head: z.object({ ref: z.string(), sha: z.string() }),
  base: z.object({ ref: z.string(), sha: z.string() }),
});

/** What is known of the opened repository. */
interface Opened {
  /** The branch that the site is built from. */
  readonly main: string;
  /** The commit that the edits are based on, and its files. */
  readonly commit: string;
  readonly hashes: Hashes;
  /** The branch that the edits are saved to; undefined before the first save. */
  readonly branch?: string;
  /** The pull request of that branch. */
  readonly pull?: string;
}

const latest = async (api: GitHubApi, branch: string) =>
  (await api.ask(`commits/${encodeURIComponent(branch)}`, commitShape)).sha;

/** The editable files that differ between two commits. */
async function changesBetween(
  api: GitHubApi,
  before: Hashes,
  after: Hashes,
): Promise<ChangedSince[]> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) =>
      before.get(path) !== after.get(path) &&
      (isTextFile(path) || isPictureName(path) || isDocumentName(path)),
  );
  return Promise.all(
    paths.map(async (path) => {
      const sha = after.get(path);
      return { path, text: sha ? await textAt(api, path, sha) : null };
    }),
  );
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
      commit: pull.head.sha,
      hashes: after,
      branch: pull.head.ref,
      pull: pull.html_url,
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
    opened = { main, commit, hashes };
    return content;
  }

  async function read(path: string): Promise<string> {
    const sha = opened?.hashes.get(path);
    if (!sha) throw new Refused(`The repository has no file ${path}.`);
    return textAt(new GitHubApi(repository, lastToken), path, sha);
  }

  /** The files to save that somebody else has changed on the branch since. */
  async function changedSince(
    api: GitHubApi,
    from: Opened,
    changes: readonly ChangedFile[],
  ): Promise<readonly ChangedSince[]> {
    const commit = await latest(api, from.branch ?? from.main);
    if (commit === from.commit) return [];
    const hashes = await hashesAt(api, commit);
    const all = await changesBetween(api, from.hashes, hashes);
    opened = { ...from, commit, hashes };
    return all.filter(({ path, text }) => {
      const mine = changes.find((change) => change.path === path);
      return mine && mine.before !== text;
    });
  }

  async function save(saving: Saving): Promise<SaveAnswer> {
    const { changes, title, description, token } = saving;
    if (!opened) return { error: "The content isn’t open." };
    const api = new GitHubApi(repository, token);
    lastToken = token;
    try {
      const since = await changedSince(api, opened, changes);
      if (since.length > 0) return { changedSince: since };
      const branch =
        opened.branch ?? (await createBranch(api, title, opened.commit));
      opened = { ...opened, branch };
      const commit = await commitFiles(api, branch, opened.commit, saving);
      opened = { ...opened, commit, hashes: await hashesAt(api, commit) };
      const pull =
        opened.pull ??
        (await openPullRequest(api, {
          title,
          description,
          branch,
          main: opened.main,
          reviewAddress,
        }));
      opened = { ...opened, pull };
      const words = "See the change on GitHub, where it is checked and merged";
      return { saved: true, link: { address: pull, words } };
    } catch (error) {
      if (error instanceof Refused) {
        return { error: `${error.message} What you wrote is kept here.` };
      }
      throw error;
    }
  }

  const settings = new URLSearchParams({
    name: `Edit ${repository}`.slice(0, 40),
    description: "To save changes in the editor of the website",
    target_name: repository.split("/")[0] ?? "",
    expires_in: "90",
    contents: "write",
    pull_requests: "write",
  });
  return {
    saveWords: "Save to GitHub",
    whenShown:
      "The site shows it a few minutes after the pull request is merged.",
    isReview: number !== undefined,
    tokenPage: `https://github.com/settings/personal-access-tokens/new?${settings.toString()}`,
    open,
    read,
    save,
  };
}
