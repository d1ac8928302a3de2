import { repositoryName } from "../../plugins/gatsby-plugin-editor/repository";

test.each([
  ["the person who builds", { REPOSITORY: "prairie/website" }],
  ["GitHub Actions", { GITHUB_REPOSITORY: "prairie/website" }],
  ["Netlify", { REPOSITORY_URL: "https://github.com/prairie/website" }],
  ["Netlify, by Git", { REPOSITORY_URL: "git@github.com:prairie/website.git" }],
  [
    "the person before the host",
    { REPOSITORY: "prairie/website", GITHUB_REPOSITORY: "a/copy" },
  ],
])("takes the repository's name from %s", (_, environment) => {
  expect(repositoryName(environment)).toBe("prairie/website");
});

test.each([
  {},
  { REPOSITORY: "" },
  { REPOSITORY_URL: "https://gitlab.com/prairie/website" },
])("finds no repository in %j", (environment) => {
  expect(repositoryName(environment)).toBeUndefined();
});

test("refuses a name that GitHub can't have", () => {
  const REPOSITORY = "https://github.com/prairie/website";
  expect(() => repositoryName({ REPOSITORY })).toThrow("example/website");
});
