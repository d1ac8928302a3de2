import { z } from "zod";
import { Refused } from "../store/refused";
import { refusal, unknownToken, weakToken } from "./refusals";

/** The only other site that the editor sends requests to. */
export const gitHubApi = "https://api.github.com";

/** In milliseconds: on a slow connection, a PDF of 20 MB takes minutes to send. */
const longestWait = 600_000;

interface RequestOptions {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly body?: object;
}

/**
 * Reads one repository on GitHub, and changes it if there is a token.
 *
 * @param repository `owner/name`
 * @param token empty to read a public repository
 */
export function connectTo(repository: string, token: string) {
  async function send(
    path: string,
    { method = "GET", body }: RequestOptions = {},
  ): Promise<unknown> {
    // Other characters can't be sent in a header: the request would fail
    // without a reason.
    if (/[^!-~]/.test(token)) throw new Refused(unknownToken);
    let response: Response;
    try {
      response = await fetch(`${gitHubApi}/${path}`, {
        method,
        // GitHub lets browsers cache a response for a minute, which would hide
        // what was saved since.
        cache: "no-store",
        signal: AbortSignal.timeout(longestWait),
        headers: {
          Accept: "application/vnd.github+json",
          "X-GitHub-Api-Version": "2022-11-28",
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Refused(
        "GitHub can’t be reached. Check your connection, and try again.",
      );
    }
    if (!response.ok) {
      throw new Refused(await refusal(response, repository, token !== ""));
    }
    return response.json().catch(() => undefined);
  }

  return {
    repository,
    /**
     * Requests something from the repository.
     *
     * @param path below the repository: `git/trees/main`; empty for the
     * repository itself
     * @param shape what the response must have
     * @throws {Refused}
     */
    request: async <Data>(
      path: string,
      shape: z.ZodType<Data>,
      options?: RequestOptions,
    ): Promise<Data> => {
      const address = `repos/${repository}/${path}`.replace(/\/$/, "");
      return readAs(shape, await send(address, options));
    },
    /**
     * Makes a change with GitHub's GraphQL API, which can commit several files
     * at once.
     *
     * @throws {Refused}
     */
    mutate: async <Data>(
      query: string,
      variables: object,
      shape: z.ZodType<Data>,
    ): Promise<Data> => {
      const body = { query, variables };
      const response = await send("graphql", { method: "POST", body });
      const [error] = readAs(failures, response).errors ?? [];
      switch (error?.type) {
        case "STALE_DATA":
          throw new Refused("Somebody else just changed the site. Save again.");
        case "FORBIDDEN":
          throw new Refused(weakToken(repository));
      }
      if (error) throw new Refused(`GitHub refused this (${error.message}).`);
      return readAs(z.object({ data: shape }), response).data;
    },
  };
}

export type GitHubApi = ReturnType<typeof connectTo>;

const failures = z.object({
  errors: z
    .array(z.object({ message: z.string(), type: z.string().optional() }))
    .optional(),
});

function readAs<Data>(shape: z.ZodType<Data>, response: unknown): Data {
  const read = shape.safeParse(response);
  if (read.success) return read.data;
  throw new Refused(
    "GitHub’s answer can’t be read. Try again in a few minutes.",
  );
}
