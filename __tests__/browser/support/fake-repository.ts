import { createHash, randomUUID } from "node:crypto";

export type Files = ReadonlyMap<string, Buffer>;

const sha1 = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash("sha1"))
    .digest("hex");

/** Git's hash of a file. */
export const hashOf = (bytes: Buffer) => sha1(`blob ${bytes.length}\0`, bytes);

interface Commit {
  readonly files: Files;
  /** The commit before it; undefined for the first. */
  readonly parent: string | undefined;
}

/** Commits and branches, as in Git. */
export class FakeRepository {
  /** The newest commit of each branch. */
  readonly branches = new Map<string, string>();
  readonly #commits = new Map<string, Commit>();

  commit(branch: string, files: Files): string {
    const sha = sha1(randomUUID());
    this.#commits.set(sha, { files, parent: this.branches.get(branch) });
    this.branches.set(branch, sha);
    return sha;
  }

  filesOf(commit: string): Files | undefined {
    return this.#commits.get(commit)?.files;
  }

  filesAt(branch: string): Files {
    return this.filesOf(this.branches.get(branch) ?? "") ?? new Map();
  }

  /** The file with this hash, of any commit. */
  file(sha: string): Buffer | undefined {
    return [...this.#commits.values()]
      .flatMap(({ files }) => [...files.values()])
      .find((bytes) => hashOf(bytes) === sha);
  }

  /** The newest commit that both have. */
  mergeBase(one: string, other: string): string | undefined {
    const before = this.#history(one);
    return this.#history(other).find((sha) => before.includes(sha));
  }

  /** A commit, and those before it, newest first. */
  #history(sha: string | undefined): string[] {
    if (sha === undefined) return [];
    return [sha, ...this.#history(this.#commits.get(sha)?.parent)];
  }
}
