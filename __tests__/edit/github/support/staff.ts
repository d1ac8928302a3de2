import { readFileSync } from "node:fs";
import { z } from "zod";
import { checkTexts } from "../../../../edit/check/check-texts";
import { gitHubStore } from "../../../../edit/github/github-store";
import {
  type Unsaved,
  baseOf,
  markSaved,
  startState,
  unsavedFiles,
  writeFiles,
} from "../../../../edit/state/content-state";
import { keepDraft } from "../../../../edit/state/drafts";
import type { HashedEntry } from "../../../../edit/store/open-snapshot";
import { changedFiles } from "../../../../edit/store/texts";
import {
  type FakeGitHub,
  sampleOnGitHub,
} from "../../../browser/support/fake-github";
import { hashOf } from "../../../browser/support/fake-repository";
import {
  sampleFolder,
  sampleRepository,
} from "../../../browser/support/sample";

const mockKept = new Map<string, unknown>();

// Node has no IndexedDB, where the editor keeps what it has read.
jest.mock("../../../../edit/store/browser-storage", () => ({
  readKept: (key: string) => Promise.resolve(mockKept.get(key)),
  keep: (key: string, value: unknown) => {
    mockKept.set(key, value);
    return Promise.resolve(true);
  },
}));

/** A GitHub with the sample, which answers `fetch`: a new one for each test. */
export let gitHub: FakeGitHub;

beforeEach(async () => {
  mockKept.clear();
  gitHub = await sampleOnGitHub();
  jest.spyOn(globalThis, "fetch").mockImplementation((url, init = {}) => {
    const { method = "GET", headers, body } = init;
    const reply = gitHub.reply({
      method,
      url: z.string().parse(url),
      authorization: new Headers(headers).get("authorization") ?? undefined,
      body: typeof body === "string" ? JSON.parse(body) : undefined,
    });
    return reply
      ? Promise.resolve(Response.json(reply.body, { status: reply.status }))
      : Promise.reject(new TypeError("Failed to fetch"));
  });
});

/** A picture of the sample, and what the built site says of it. */
export const lawn = "images/lawn.jpg";
const hash = hashOf(readFileSync(`${sampleFolder}/${lawn}`));
export const builtLawn = [{ path: lawn, kind: "file", size: 1, hash }] as const;

interface Visit {
  readonly pull?: number;
  readonly draft?: Unsaved;
  readonly built?: readonly HashedEntry[];
}

/** Somebody who has opened the editor: on main, or on a pull request. */
export async function openEditor({ pull, draft, built = [] }: Visit = {}) {
  const store = gitHubStore({
    repository: sampleRepository,
    pull,
    readBuiltFiles: () => Promise.resolve(built),
    reviewAddress: "https://rioverde.example/edit/?pull=",
  });
  let state = startState(await store.open(), draft);
  const save = async (description = "Change it") => {
    const changes = unsavedFiles(state);
    store.account?.use(gitHub.token);
    const title = "Change it";
    const answer = await store.save({ changes, title, description });
    if ("saved" in answer) state = markSaved(state, changes);
    return answer;
  };
  return {
    state: () => state,
    /** The files that are marked as changed. */
    changedPaths: () =>
      changedFiles(baseOf(state), state.texts).map(({ path }) => path),
    textOf: (path: string) => state.texts.get(path) ?? "",
    keepDraft: () => keepDraft(sampleRepository, state),
    mayHaveSaved: () => store.mayHaveSaved?.(),
    problems: () => checkTexts({ ...state, base: state.stored }).problems,
    write: (path: string, text: string | null) => {
      state = writeFiles(state, [{ path, text }]);
    },
    save,
    /** Saves while the answer to a request gets lost: `POST pulls`. */
    saveUnanswered: async (request: string) => {
      gitHub.lost = request;
      await expect(save()).rejects.toThrow("can’t be reached");
    },
  };
}

/** Somebody who has saved a change, as pull request 12. */
export async function openSaved(
  path = "site.yml",
  text: string | null = "name: First\n",
) {
  const editor = await openEditor();
  editor.write(path, text);
  await editor.save();
  return editor;
}
