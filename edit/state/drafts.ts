import { z } from "zod";
import { keep, readKept } from "../store/browser-storage";
import type { Unsaved } from "./content-state";

const textsShape = z.map(z.string(), z.string());

const draftShape = z.object({
  stored: textsShape,
  texts: textsShape,
  /** When it was kept, in milliseconds. */
  time: z.number(),
});

/** What isn't saved yet, with what the files held before. */
export type Draft = z.infer<typeof draftShape>;

const key = (name: string) => `draft of ${name}`;

/**
 * Keeps what is not saved yet in this browser, so that a crash or a closed tab
 * loses nothing.
 *
 * @returns whether it is kept
 */
export const keepDraft = (name: string, { stored, texts }: Unsaved) =>
  keep(key(name), { stored, texts, time: Date.now() });

/** Forgets the draft at once, so that what was just saved isn't offered again. */
export const forgetDraft = (name: string) => keep(key(name), undefined);

/** The draft that was kept; undefined if there is none, or it can't be read. */
export async function readDraft(name: string): Promise<Draft | undefined> {
  // This also opens the database, for which a closing page would have no time.
  return draftShape.safeParse(await readKept(key(name))).data;
}

/**
 * Moves a draft to other content, unless that has one of its own.
 *
 * @returns whether there was one to move
 */
export async function moveDraft(from: string, to: string): Promise<boolean> {
  const draft = await readDraft(from);
  if (!draft || (await readDraft(to))) return false;
  return (await keepDraft(to, draft)) && (await forgetDraft(from));
}
