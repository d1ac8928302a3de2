import { keep, readKept } from "../store/browser-storage";
import { Refused } from "../store/refused";
import { moveDraft, readDraft } from "../state/drafts";
import type { HashedEntry } from "../store/open-snapshot";
import type { Store } from "../store/store";
import { type GitHubApi, connectTo } from "./github-api";
import { type Session, openRepository, reviewName } from "./open-repository";
import { isFromCopy, pullRequest, pullRequestOf } from "./pull-requests";
import { saveChanges } from "./save-changes";
import { tokenPageFor } from "./token-page";

interface GitHubStoreOptions {
  /** `owner/name`. */
  readonly repository: string;
  /** The number of the pull request to review; undefined for none. */
  readonly pull: number | undefined;
  /** Reads the built site's list of pictures and documents. */
  readonly readBuiltFiles: () => Promise<readonly HashedEntry[]>;
  /** The address for reviewing a pull request, without its number. */
  readonly reviewAddress: string;
}

/** The content of a repository on GitHub, which is changed by pull requests. */
export function gitHubStore(options: GitHubStoreOptions): Store {
  const { repository, pull: reviewed, readBuiltFiles, reviewAddress } = options;
  const savedKey = `branch of ${repository}`;
  // Never stored anywhere else.
  let token = "";
  /** Requests that are under way keep the token that they started with. */
  const connect = () => connectTo(repository, token);
  let session: Session | undefined;

  /** The pull request to review, or the one saved to last, which may be over. */
  async function findPull(api: GitHubApi) {
    if (reviewed !== undefined) {
      const pull = await pullRequest(api, reviewed);
      if (pull.state === "open") return pull;
      const reason = `Pull request ${reviewed} was already ${pull.merged_at ? "merged" : "closed"}, so there is nothing to review.`;
      // Otherwise, nobody could get at it anymore.
      const name = reviewName(repository, reviewed);
      const unsaved = (await moveDraft(name, repository))
        ? " What you wrote in the review and didn’t save is offered when you edit the site."
        : (await readDraft(name))
          ? " You have unsaved changes in this review, and others on the site. Save or discard those on the site, then open this address again."
          : "";
      throw new Refused(reason + unsaved, true);
    }
    const branch = await readKept(savedKey);
    return typeof branch === "string" ? pullRequestOf(api, branch) : undefined;
  }

  return {
    saveWords: "Save to GitHub",
    whenShown:
      "The site shows the change a few minutes after the pull request is merged.",
    account: {
      page: tokenPageFor(repository),
      token: () => token,
      use: (typed) => {
        token = typed;
      },
    },
    open: async () => {
      const api = connect();
      const built = await readBuiltFiles();
      const last = await findPull(api);
      const pull = last?.state === "open" ? last : undefined;
      const isReview = reviewed !== undefined;
      const opening = await openRepository(api, built, pull, isReview);
      session = opening.session;
      // If it was closed, saving says so: the draft is based on it.
      if (await readDraft(opening.content.name)) {
        session.branch ??= last?.head.ref;
      }
      return opening.content;
    },
    mayHaveSaved: () => session !== undefined && session.sent.length > 0,
    save: async (request) => {
      if (!session) throw new Refused("The content isn’t open.");
      const { opened } = session;
      if (opened && isFromCopy(opened, repository)) {
        throw new Refused(
          "This change comes from a copy of the repository, so it can’t be changed here. Comment on the pull request on GitHub instead.",
        );
      }
      if (token === "") throw new Refused("Enter your token to save.");
      try {
        return await saveChanges(connect(), session, request, reviewAddress);
      } finally {
        // Even if an answer got lost; otherwise, the next visit would open a
        // second pull request. What is saved in a review that is over goes to
        // another branch, too.
        const { branch } = session;
        const isReviewed =
          reviewed !== undefined && branch === opened?.head.ref;
        if (branch !== undefined && !isReviewed) await keep(savedKey, branch);
      }
    },
  };
}
