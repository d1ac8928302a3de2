const name = /^[\w.-]+\/[\w.-]+$/;

/**
 * The name of the repository on GitHub that the site is built from: as set by
 * the person who builds it, by GitHub Actions, or by Netlify.
 *
 * @returns `owner/name`; undefined if none of them says
 * @throws {Error} if `REPOSITORY` isn't such a name
 */
export function repositoryName(
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const { REPOSITORY, GITHUB_REPOSITORY, REPOSITORY_URL = "" } = environment;
  if (REPOSITORY !== undefined && REPOSITORY !== "" && !name.test(REPOSITORY)) {
    throw new Error(
      `REPOSITORY is a name such as example/website, not ${REPOSITORY}`,
    );
  }
  const [, onNetlify] =
    /\bgithub\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(REPOSITORY_URL) ??
    [];
  return [REPOSITORY, GITHUB_REPOSITORY, onNetlify].find(Boolean);
}
