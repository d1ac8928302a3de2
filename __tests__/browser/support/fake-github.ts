import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { filesIn } from "../../../src/content/load/files-in";
import { type Files, FakeRepository, hashOf } from "./fake-repository";
import { sampleFolder, sampleRepository } from "./sample";

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const found = (body: unknown): Reply => ({ status: 200, body });

const refused = (status: number, message: string): Reply => ({
  status,
  body: { message },
});

const commitInput = z.strictObject({
  branch: z.strictObject({
    repositoryNameWithOwner: z.literal(sampleRepository),
    branchName: z.string(),
  }),
  expectedHeadOid: z.string(),
  message: z.strictObject({ headline: z.string().min(1), body: z.string() }),
  fileChanges: z.strictObject({
    additions: z.array(
      z.strictObject({ path: z.string(), contents: z.base64() }),
    ),
    deletions: z.array(z.strictObject({ path: z.string() })),
  }),
});

const refInput = z.strictObject({
  ref: z.string().startsWith("refs/heads/"),
  sha: z.string(),
});

const pullInput = z.strictObject({
  title: z.string().min(1),
  head: z.string(),
  base: z.string(),
  body: z.string(),
});

interface Pull {
  readonly number: number;
  readonly title: string;
  readonly head: string;
  readonly base: string;
  /** Of the repository with its branch. */
  readonly repository: string;
  body: string;
  state: "open" | "closed";
  merged: boolean;
}

/**
 * The few parts of GitHub that the editor uses, for one repository. Strict where
 * GitHub is: about tokens, names of commits, and branches that have moved.
 */
export class FakeGitHub {
  /** The only token that may change the repository. */
  readonly token = "github_pat_test";
  readonly #git = new FakeRepository();
  readonly pulls: Pull[] = [];
  /** The modes of what isn't a file, by its path in the repository. */
  readonly modes = new Map<string, string>();
  /** The sizes of files that aren't as large as GitHub says, by the same. */
  readonly sizes = new Map<string, number>();
  /** Answers that the next requests get in place of the right one. */
  readonly failures: (Reply | "network")[] = [];
  /** The next request of this kind, such as `POST pulls`, is done but not answered. */
  lost = "";

  constructor(files: Files) {
    this.#git.commit("main", files);
  }

  /** The branches besides main, to which changes were saved. */
  get changeBranches() {
    return [...this.#git.branches.keys()].filter((name) => name !== "main");
  }

  /** The text of a content file on a branch; undefined if it isn't there. */
  textOf(branch: string, path: string): string | undefined {
    return this.#git.filesAt(branch).get(`content/${path}`)?.toString();
  }

  /** The text of a file as it was saved last. */
  savedText(path: string) {
    return this.textOf(this.pulls.at(-1)?.head ?? "", path);
  }

  /** Somebody else changes a file on a branch, by its path from `content`. */
  change(branch: string, path: string, contents: string | Buffer) {
    const files = new Map(this.#git.filesAt(branch));
    files.set(join("content", path), Buffer.from(contents));
    this.#git.commit(branch, files);
  }

  /** Somebody merges a pull request. */
  merge(number: number) {
    const pull = this.close(number);
    const { base, head } = pull;
    pull.merged = true;
    this.#git.commit(base, this.#git.filesAt(head));
  }

  /** Somebody closes a pull request. */
  close(number: number) {
    const pull = this.pulls.find((each) => each.number === number);
    if (!pull) throw new Error(`There is no pull request ${number}`);
    pull.state = "closed";
    return pull;
  }

  /** Answers a request; undefined if no answer arrives. */
  reply(asked: Asked): Reply | undefined {
    const failure = this.failures.shift();
    if (failure === "network") return undefined;
    const reply = failure ?? this.#answer(asked);
    const [, , , , ...rest] = new URL(asked.url).pathname.split("/");
    if (this.lost !== `${asked.method} ${rest[0] ?? "graphql"}`) return reply;
    this.lost = "";
    return undefined;
  }

  /** Answers the page's requests to GitHub. */
  async answerFor(page: Page) {
    await page.route("https://api.github.com/**", async (route) => {
      const request = route.request();
      const method = request.method();
      const reply = this.reply({
        method,
        url: request.url(),
        authorization: request.headers()["authorization"],
        body: method === "GET" ? undefined : request.postDataJSON(),
      });
      if (!reply) return route.abort();
      const { status, body, headers } = reply;
      await route.fulfill({
        status,
        json: body,
        headers: {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Expose-Headers":
            "Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset",
          ...headers,
        },
      });
    });
  }

  #answer({ method, url, authorization, body }: Asked): Reply {
    const { pathname, searchParams } = new URL(url);
    const isAnybody = authorization === undefined && method === "GET";
    if (!isAnybody && authorization !== `Bearer ${this.token}`) {
      return refused(401, "Bad credentials");
    }
    if (pathname === "/graphql") return this.#createCommit(body);
    const start = `/repos/${sampleRepository}`;
    if (!pathname.startsWith(start)) return refused(404, "Not Found");
    const head = searchParams.get("head");
    if (head !== null) return this.#pullsOf(head);
    return this.#answerPath(method, pathname.slice(start.length + 1), body);
  }

  #answerPath(method: string, path: string, body: unknown): Reply {
    const [part = "", ...rest] = path.split("/");
    const name = decodeURIComponent(rest.join("/"));
    switch (`${method} ${part}`) {
      case "GET ":
        return found({ default_branch: "main" });
      case "GET commits": {
        const sha = this.#git.branches.get(name);
        return sha ? found({ sha }) : refused(422, "No commit found");
      }
      case "GET git":
        return name.startsWith("trees/")
          ? this.#tree(name.slice("trees/".length))
          : this.#blob(name.slice("blobs/".length));
      case "GET compare": {
        const [base = "", head = ""] = name.split("...");
        const sha = this.#git.mergeBase(base, head);
        return sha
          ? found({ merge_base_commit: { sha } })
          : refused(404, "Not Found");
      }
      case "POST git":
        return this.#createBranch(refInput.parse(body));
      case "POST pulls":
        return this.#openPull(pullInput.parse(body));
      case "GET pulls":
      case "PATCH pulls":
        return this.#pull(Number(name), body);
      default:
        return refused(404, "Not Found");
    }
  }

  #tree(commit: string): Reply {
    const files = this.#git.filesOf(commit);
    if (!files) return refused(404, "Not Found");
    const tree = Array.from(files, ([path, bytes]) => ({
      ...{ path, mode: this.modes.get(path) ?? "100644", type: "blob" },
      sha: hashOf(bytes),
      size: this.sizes.get(path) ?? bytes.length,
    }));
    return found({ tree, truncated: false });
  }

  #blob(sha: string): Reply {
    const bytes = this.#git.file(sha);
    if (!bytes) return refused(404, "Not Found");
    // In lines of 60 characters, as GitHub writes it.
    const content = bytes.toString("base64").replaceAll(/.{60}/g, "$&\n");
    return found({ content, encoding: "base64" });
  }

  #createBranch({ ref, sha }: z.infer<typeof refInput>): Reply {
    const name = ref.slice("refs/heads/".length);
    if (this.#git.branches.has(name))
      return refused(422, "Reference already exists");
    if (!this.#git.filesOf(sha)) return refused(422, "Object does not exist");
    this.#git.branches.set(name, sha);
    return { status: 201, body: { ref } };
  }

  #createCommit(body: unknown): Reply {
    const shape = z.object({ variables: z.object({ input: commitInput }) });
    const { input } = shape.parse(body).variables;
    const { branchName } = input.branch;
    const head = this.#git.branches.get(branchName);
    if (head !== input.expectedHeadOid) {
      const message = `Expected branch to point to "${input.expectedHeadOid}"`;
      return found({ data: null, errors: [{ type: "STALE_DATA", message }] });
    }
    const files = new Map(this.#git.filesAt(branchName));
    for (const { path, contents } of input.fileChanges.additions) {
      files.set(path, Buffer.from(contents, "base64"));
    }
    for (const { path } of input.fileChanges.deletions) {
      if (!files.delete(path)) return refused(422, `${path} does not exist`);
    }
    const oid = this.#git.commit(branchName, files);
    return found({ data: { createCommitOnBranch: { commit: { oid } } } });
  }

  #openPull({ title, head, base, body }: z.infer<typeof pullInput>): Reply {
    const [ours, theirs] = [head, base].map((each) =>
      this.#git.branches.get(each),
    );
    // Without a commit, too.
    if (!ours || ours === theirs) return refused(422, "Validation Failed");
    const number = this.pulls.length + 12;
    const repository = sampleRepository;
    const state = "open";
    this.pulls.push({
      ...{ number, title, head, base, repository, body, state },
      merged: false,
    });
    return { ...this.#pull(number, undefined), status: 201 };
  }

  #pullsOf(head: string): Reply {
    const [owner = ""] = sampleRepository.split("/");
    const pulls = this.pulls
      .filter((pull) => `${owner}:${pull.head}` === head)
      .toReversed();
    return found(pulls.map(({ number }) => this.#pull(number, undefined).body));
  }

  #pull(number: number, change: unknown): Reply {
    const pull = this.pulls.find((each) => each.number === number);
    if (!pull) return refused(404, "Not Found");
    const body = z.strictObject({ body: z.string() }).safeParse(change);
    if (body.success) pull.body = body.data.body;
    const at = (ref: string) => ({ ref, sha: this.#git.branches.get(ref) });
    const repo = { full_name: pull.repository };
    return found({
      number,
      html_url: `https://github.com/${sampleRepository}/pull/${number}`,
      ...{ state: pull.state, body: pull.body },
      merged_at: pull.merged ? "2026-05-02T09:00:00Z" : null,
      ...{ head: { ...at(pull.head), repo }, base: at(pull.base) },
    });
  }
}

/** A repository with the content of the sample site. */
export async function sampleOnGitHub() {
  const files = new Map<string, Buffer>();
  for (const folder of [sampleFolder, "static"]) {
    const name = folder === sampleFolder ? "content" : folder;
    for (const file of await filesIn(folder)) {
      files.set(`${name}/${file}`, readFileSync(join(folder, file)));
    }
  }
  return new FakeGitHub(files);
}
