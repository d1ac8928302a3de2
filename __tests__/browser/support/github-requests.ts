import type { Request } from "@playwright/test";
import { z } from "zod";
import { sampleRepository } from "./sample";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export const found = (body: unknown): Reply => ({ status: 200, body });

export const refused = (status: number, message: string): Reply => ({
  status,
  body: { message },
});

export const commitInput = z.strictObject({
  branch: z.strictObject({
    repositoryNameWithOwner: z.literal(sampleRepository),
    branchName: z.string(),
  }),
  expectedHeadOid: z.string(),
  message: z.strictObject({ headline: z.string().min(1), body: z.string() }),
  fileChanges: z.strictObject({
    additions: z.array(
      z.strictObject({ path: z.string(), contents: z.base64() }),
    ),
    deletions: z.array(z.strictObject({ path: z.string() })),
  }),
});

export const refInput = z.strictObject({
  ref: z.string().startsWith("refs/heads/"),
  sha: z.string(),
});

export const pullInput = z.strictObject({
  title: z.string().min(1),
  head: z.string(),
  base: z.string(),
  body: z.string(),
});

export const askedBy = (request: Request): Asked => ({
  method: request.method(),
  url: request.url(),
  authorization: request.headers()["authorization"],
  body: request.method() === "GET" ? undefined : request.postDataJSON(),
});
