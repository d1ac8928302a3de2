import { types } from "node:util";

async function attempt(
  address: string,
  most: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const { body, ok, status, statusText } = await fetch(address, {
    // The host is allowed, but the one that it redirects to may not be.
    redirect: "error",
    // Wikimedia may refuse programs that don't say what they are.
    headers: { "User-Agent": "gatsby-plugin-checked-content" },
    signal,
  });
  if (!ok || !body) {
    await body?.cancel();
    throw new Error(`Response code ${status} (${statusText})`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  return Buffer.concat(chunks);
}

/**
 * Downloads a file, without following redirects, and returns its bytes. Stops
 * after slightly more than `most` bytes. Tries twice, for hosts that are busy.
 *
 * @throws {Error} with the reason if it fails, or takes longer than `timeout`
 * milliseconds
 */
export async function download(
  address: string,
  most: number,
  timeout: number,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout);
  const tryOnce = () => attempt(address, most, signal);
  try {
    return await tryOnce().catch(tryOnce);
  } catch (error) {
    if (signal.aborted) {
      throw new Error(`it took more than ${timeout / 1000} seconds`);
    }
    // `fetch` only says that it failed; the reason is in `cause`.
    const cause = types.isNativeError(error) ? (error.cause ?? error) : error;
    const reason = types.isNativeError(cause) && cause.message;
    throw new Error(reason || "no connection");
  }
}
