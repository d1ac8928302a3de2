import { z } from "zod";

const message = z.object({ message: z.string() });

/** When the limit ends, by this computer's clock. */
function nextTime(headers: Headers) {
  const reset = Number(headers.get("x-ratelimit-reset"));
  if (!reset) return "in an hour";
  const time = new Date(reset * 1000);
  return `at ${time.toLocaleTimeString([], { timeStyle: "short" })}`;
}

export const unknownToken =
  "GitHub doesn’t recognize this token. It may have expired, or a part of it may be missing. Make a new one, and paste all of it.";

export const weakToken = (repository: string) =>
  `This token can’t change ${repository}. Make one for this repository that can read and write Contents and Pull requests.`;

/**
 * Why GitHub refused something, in words for staff.
 *
 * @param hasToken without one, the limit is much lower
 * @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export async function refusal(
  response: Response,
  repository: string,
  hasToken: boolean,
): Promise<string> {
  const { status, headers } = response;
  const isLimit =
    status === 429 ||
    (status === 403 &&
      (headers.get("x-ratelimit-remaining") === "0" ||
        headers.has("retry-after")));
  if (isLimit) {
    const orToken = hasToken ? "" : ", or enter your token";
    return `You’ve reached GitHub’s request limit. Try again ${nextTime(headers)}${orToken}.`;
  }
  const body = message.safeParse(await response.json().catch(() => undefined));
  const reason = body.data?.message ?? "no reason";
  if (status === 401) return unknownToken;
  // Other reasons are about the account or the repository, such as one that is
  // archived.
  if (status === 403 && /not accessible|push access/i.test(reason)) {
    return weakToken(repository);
  }
  if (status === 404) {
    return `GitHub doesn’t show this in ${repository}. Either it isn’t there, or you need a token for this repository to see it.`;
  }
  if (status >= 500) {
    return `Something went wrong at GitHub (${status}). Try again in a few minutes.`;
  }
  return `GitHub refused this (${status}: ${reason}). Try again. If it happens again, show this to your developer.`;
}
