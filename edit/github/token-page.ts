/**
 * GitHub's page for making a token, filled in: for one repository, for 90 days.
 *
 * @param repository `owner/name`
 */
export function tokenPageFor(repository: string): string {
  const settings = new URLSearchParams({
    name: `Edit ${repository}`.slice(0, 40),
    description: "To save changes in the editor of the website",
    target_name: repository.split("/")[0] ?? "",
    expires_in: "90",
    contents: "write",
    pull_requests: "write",
  });
  return `https://github.com/settings/personal-access-tokens/new?${settings.toString()}`;
}
