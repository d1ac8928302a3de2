import { setTimeout as wait } from "node:timers/promises";

/**
 * Repeats what may throw until it doesn't, and gives its result. What it threw
 * last is thrown when patience is over: a page in the middle of a navigation
 * answers with errors, and comes to its state when it comes.
 *
 * @param patience in milliseconds; long, because a busy machine takes its time
 */
export async function eventually<T>(
  work: () => Promise<T>,
  patience = 15_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(50);
    }
  }
}
