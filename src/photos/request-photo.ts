import type { PhotoFailure } from "./photo-failure";

export interface RequestOptions {
  /** Asked for the address and for everywhere that it leads. */
  isAllowed: (address: string) => boolean;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds from the request to the last byte, redirects included. */
  timeout?: number;
  maximumBytes?: number;
}

type Reply<T> = { value: T } | { failure: PhotoFailure };

const defaultTimeout = 30_000;
const defaultMaximumBytes = 25 * 1024 * 1024;

const mostRedirects = 5;
const redirectStatuses = [301, 302, 303, 307, 308];
const headers = { "User-Agent": "bluestem site build" };

function redirectTarget({ status, headers }: Response, from: string) {
  const location = headers.get("Location");
  return redirectStatuses.includes(status) &&
    location !== null &&
    URL.canParse(location, from)
    ? new URL(location, from)
    : undefined;
}

/** Follows by hand: `fetch` would ask a host before its name is checked. */
async function follow(
  address: string,
  fetch: typeof globalThis.fetch,
  isAllowed: RequestOptions["isAllowed"],
  signal: AbortSignal,
): Promise<Reply<Response>> {
  if (!isAllowed(address)) return { failure: { reason: "not-allowed" } };
  let from = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(from, { redirect: "manual", headers, signal });
    const target = redirectTarget(response, from);
    if (!target) return { value: response };
    await response.body?.cancel();
    if (!isAllowed(target.href)) {
      // Not its `origin`, which is "null" for addresses other than the web's.
      const origin = `${target.protocol}//${target.host}`;
      return { failure: { reason: "leads-elsewhere", origin } };
    }
    from = target.href;
  }
  return { failure: { reason: "too-many-redirects" } };
}

async function readBody(
  { body }: Response,
  maximumBytes: number,
): Promise<Reply<Buffer>> {
  if (!body) return { value: Buffer.alloc(0) };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { value: Buffer.concat(chunks) };
    size += value.byteLength;
    if (size > maximumBytes) {
      await reader.cancel();
      return { failure: { reason: "too-heavy", maximumBytes } };
    }
    chunks.push(value);
  }
}

/** The code that tells what broke: `fetch` hides it among an error's causes. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? codeOf(error.cause) : undefined;
}

/** Asks an address once for its bytes; every way to fail is an answer too. */
export async function requestPhoto(
  address: string,
  {
    isAllowed,
    fetch = globalThis.fetch,
    timeout = defaultTimeout,
    maximumBytes = defaultMaximumBytes,
  }: RequestOptions,
): Promise<Reply<Buffer>> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const reply = await follow(address, fetch, isAllowed, signal);
    if ("failure" in reply) return reply;
    const { value: response } = reply;
    if (response.ok) return await readBody(response, maximumBytes);
    await response.body?.cancel();
    return { failure: { reason: "status", status: response.status } };
  } catch (error) {
    return signal.aborted
      ? { failure: { reason: "time-out", timeout } }
      : { failure: { reason: "no-connection", code: codeOf(error) } };
  }
}
