import { types } from "node:util";

/** What came of asking for an address on another site. */
export interface Answer {
  readonly address: string;
  /**
   * `refused` is an answer to programs, not to visitors: it says nothing of
   * the page.
   */
  readonly outcome: "there" | "gone" | "refused" | "placeholder";
  /** The status of the last answer, or why there was none. */
  readonly detail: string;
}

/** What hosts tell programs that they take for robots. */
const refusals = new Set([401, 403, 429, 999]);

/** Set aside for examples: nobody can own such an address (RFC 2606). */
const placeholder = /\.example$/;

const patience = 20_000;

async function statusOf(address: string) {
  const answer = await fetch(address, {
    headers: { "user-agent": "link-check" },
    signal: AbortSignal.timeout(patience),
  });
  // The page itself is of no interest, and may be large.
  await answer.body?.cancel();
  return answer.status;
}

function reasonOf(error: unknown) {
  if (!types.isNativeError(error)) return String(error);
  return types.isNativeError(error.cause) ? error.cause.message : error.message;
}

async function ask(address: string): Promise<Answer> {
  try {
    const status = await statusOf(address);
    const outcome = refusals.has(status)
      ? "refused"
      : status < 400
        ? "there"
        : "gone";
    return { address, outcome, detail: String(status) };
  } catch (error) {
    return { address, outcome: "gone", detail: reasonOf(error) };
  }
}

/**
 * Asks for an address, redirects followed; twice if the first answer is bad,
 * because hosts have bad moments.
 */
export async function askAddress(address: string): Promise<Answer> {
  if (placeholder.test(new URL(address).hostname)) {
    return { address, outcome: "placeholder", detail: "not asked" };
  }
  const first = await ask(address);
  return first.outcome === "gone" ? ask(address) : first;
}
