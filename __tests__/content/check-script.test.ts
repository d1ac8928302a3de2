import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Files, commit, writeContent } from "./support/content-folder";
import { edited, validFiles, validPictures } from "./support/valid-files";

/** The files of the sample folder. */
const count =
  Object.keys(validFiles).length + Object.keys(validPictures).length;

/** Runs the check like `npm run check -- …`. */
const check = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check.ts", ...args],
    {
      encoding: "utf8",
      env: { ...process.env, GITHUB_ACTIONS: "", ...environment },
    },
  );

const onGitHub = { GITHUB_ACTIONS: "true" };

/** A folder in a Git repository whose donate address is not the committed one. */
async function withOtherDonateAddress(files: Files = {}) {
  const folder = await writeContent(files);
  commit(folder);
  const site = edited(
    "site.yml",
    "https://www.charitynavigator.org/ein/{ein}",
    "https://www.paypal.com/paypalme/evil",
  );
  writeFileSync(path.join(folder, "site.yml"), site);
  return folder;
}

test("warns about what may be right, and passes", async () => {
  const folder = await withOtherDonateAddress();
  const { status, stdout, stderr } = check(["--content", folder]);

  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(
    `${folder}/site.yml:12:12  Warning: site › donateUrl
  Found:    https://www.paypal.com/paypalme/evil, where all gifts would go from now on
  Expected: https://www.charitynavigator.org/ein/123456789, as before
  Fix:      open it, and make sure that the account belongs to your organization

${count} files checked, no problems, 1 warning.
`,
  );
});

test("on GitHub, marks the lines of problems and warnings, also with JSON", async () => {
  const folder = await withOtherDonateAddress({
    "impact.yml": edited("impact.yml", "color: green", "color: gren"),
  });
  commit(folder);
  const { status, stdout, stderr } = check(
    ["--content", folder, "--format=json"],
    { ...onGitHub, CONTENT_BEFORE: "HEAD^" },
  );

  expect(stderr).toContain(`::error file=${folder}/impact.yml,line=4,col=10,`);
  expect(stderr).toContain(
    `::warning file=${folder}/site.yml,line=12,col=12,title=site › donateUrl::Found: https://www.paypal.com/`,
  );
  expect(stderr).toContain("12  Warning: site › donateUrl");
  expect(status).toBe(1);
  // Warnings aren't part of the JSON.
  expect(JSON.parse(stdout)).toEqual({
    problems: [
      {
        file: `${folder}/impact.yml`,
        line: 4,
        column: 10,
        path: "impact › Acres › color",
        found: "gren",
        expected: "green, blue, purple or yellow",
        fix: "did you mean green?",
      },
    ],
    files: count,
  });
});

test("corrects what is certain, and changes no other byte", async () => {
  const before = `\uFEFF# Ours\n${edited("impact.yml", "  asOf: 2025-06-30", "\tasOf: June 30, 2025   # ours")}`;
  const folder = await writeContent({
    "impact.yml": before.replaceAll("\n", "\r\n"),
    "home.yml": edited("home.yml", "Join us", "Join us `now`"),
  });
  const options = ["--fix", "--format=json", "--content", folder];
  const { status, stdout, stderr } = check(options);

  expect(readFileSync(path.join(folder, "impact.yml"), "utf8")).toBe(
    before
      .replace("\tasOf: June 30, 2025 ", "  asOf: 2025-06-30 ")
      .replaceAll("\n", "\r\n"),
  );
  expect(stderr).toMatch(
    /impact\.yml:6:9 {2}Corrected: impact › Acres › asOf\n {2}Found: {4}June 30, 2025\n/,
  );
  // What a person must decide is still a problem.
  expect(JSON.parse(stdout)).toMatchObject({
    problems: [{ found: "`now`" }],
  });
  expect(status).toBe(1);
});

test("lists what must change before launch, on GitHub at its lines", async () => {
  const folder = await writeContent({
    "site.yml": edited("site.yml", "12-3456789", "00-0000000"),
  });
  const args = ["--launch", "--fix", "--content", folder];
  const { status, stdout } = check(args, onGitHub);

  expect(status).toBe(1);
  expect(stdout).toContain("Corrected: site › copyrightYear");
  expect(stdout).toContain("  Fix:      write the real one before the site");
  expect(stdout).toContain("\nNote: lastUpdated was not compared");
  expect(stdout).toContain(`::error file=${folder}/site.yml,line=11,col=7,`);
  expect(stdout).toMatch(
    /\n::stop-commands::(\S+)\n[^]*\n\d+ problems? in \d+ files?\. The site is not ready to go public\.\n::\1::\n$/,
  );
});

test("explains an unknown option", () => {
  const { status, stdout, stderr } = check(["--contents", "x"]);

  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("Unknown option '--contents'");
  expect(stderr).toContain("Usage: npm run check -- [options]");
});
