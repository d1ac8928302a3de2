import { z } from "zod";
import { Refused } from "../store/refused";
import { refusal, unknownToken, weakToken } from "./refusals";

/** The only other site that the editor sends requests to. */
export const gitHubApi = "https://api.github.com";

/** In milliseconds: on a slow connection, a PDF of 20 MB takes minutes to send. */
const longestWait = 600_000;

/** What isn't there, or can't be seen without a token. */
export class NotFound extends Refused {}

interface Question {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly body?: object;
}

/** Reads one repository on GitHub, and changes it if there is a token. */
export class GitHubApi {
  /** `owner/name`. */
  readonly repository: string;
  readonly #token: string;

  /** @param token empty to read a public repository */
  constructor(repository: string, token: string) {
    this.repository = repository;
    this.#token = token;
  }

  async #ask(
    path: string,
    { method = "GET", body }: Question,
  ): Promise<unknown> {
    // Other characters can't be sent in a header: the request would fail
    // without a reason.
    if (/[^!-~]/.test(this.#token)) throw new Refused(unknownToken);
    let answer: Response;
    try {
      answer = await fetch(`${gitHubApi}/${path}`, {
        method,
        // GitHub lets browsers cache an answer for a minute, which would hide
        // what was saved since.
        cache: "no-store",
        signal: AbortSignal.timeout(longestWait),
        headers: {
          Accept: "application/vnd.github+json",
          "X-GitHub-Api-Version": "2022-11-28",
          ...(this.#token && { Authorization: `Bearer ${this.#token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Refused(
        "GitHub can’t be reached. Check your connection, and try again.",
      );
    }
    if (answer.status === 404) {
      throw new NotFound(await refusal(answer, this.repository));
    }
    if (!answer.ok) {
      throw new Refused(await refusal(answer, this.repository));
    }
    const read: unknown = await answer.json().catch(() => undefined);
    return read;
  }

  /**
   * Requests something from the repository.
   *
   * @param path below the repository: `git/trees/main`; empty for the
   * repository itself
   * @param shape what the response must have
   * @throws {Refused}
   */
  async ask<Answer>(
    path: string,
    shape: z.ZodType<Answer>,
    question: Question = {},
  ): Promise<Answer> {
    const address = `repos/${this.repository}/${path}`.replace(/\/$/, "");
    return readAs(shape, await this.#ask(address, question));
  }

  /**
   * Makes a change with GitHub's GraphQL API, which can commit several files at
   * once.
   *
   * @throws {Refused}
   */
  async mutate<Data>(
    query: string,
    variables: object,
    shape: z.ZodType<Data>,
  ): Promise<Data> {
    const body = { query, variables };
    const answer = await this.#ask("graphql", { method: "POST", body });
    const { errors = [] } = readAs(failures, answer);
    const [error] = errors;
    if (error) {
      switch (error.type) {
        case "STALE_DATA":
          throw new Refused("Somebody else just changed the site. Save again.");
        case "FORBIDDEN":
          throw new Refused(weakToken(this.repository));
        default:
          throw new Refused(`GitHub refused this (${error.message}).`);
      }
    }
    return readAs(z.object({ data: shape }), answer).data;
  }
}

const failures = z.object({
  errors: z
    .array(z.object({ message: z.string(), type: z.string().optional() }))
    .optional(),
});

function readAs<Value>(shape: z.ZodType<Value>, answer: unknown): Value {
  const read = shape.safeParse(answer);
  if (read.success) return read.data;
  throw new Refused(
    "GitHub’s answer can’t be read. Try again in a few minutes.",
  );
}
