import type { Reporter } from "gatsby";

interface QueryResult<Data> {
  /** Null when a field failed that may not be null. */
  readonly data?: Data | null;
  readonly errors?: Error | Error[];
}

/**
 * What a query gave. One that gave nothing ends a build, told in the words
 * given; a preview goes on, with undefined.
 */
export function queryData<Data>(
  { data, errors }: QueryResult<Data>,
  failure: string,
  reporter: Pick<Reporter, "panicOnBuild">,
): Data | undefined {
  if (data !== undefined && data !== null) return data;
  reporter.panicOnBuild(failure, errors);
  return undefined;
}
