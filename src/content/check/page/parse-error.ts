import { z } from "zod";

const point = z.object({ offset: z.number() });

const messageSchema = z.object({
  source: z.string(),
  ruleId: z.string(),
  reason: z.string(),
  place: z
    .union([point, z.object({ start: point }).transform(({ start }) => start)])
    .optional(),
});

/** What the parser could not read, and where it gave up. */
export interface ParseError {
  /** The part of the parser that gave up. */
  source: string;
  ruleId: string;
  reason: string;
  /** Undefined at the end of the text. */
  offset: number | undefined;
}

/** A parser's message; undefined for any other error, such as a full stack. */
export function toParseError(error: unknown): ParseError | undefined {
  const { data } = messageSchema.safeParse(error);
  return data && { ...data, offset: data.place?.offset };
}
