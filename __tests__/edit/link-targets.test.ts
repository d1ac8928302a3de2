import { eventsAddress } from "../../src/content/schema/page-address";
import { listedFiles } from "../../edit/state/files";
import { linkTargets } from "../../edit/state/link-targets";
import { checkSample } from "../content/support/snapshot";
import { pageText, validFiles } from "../content/support/valid-files";

/** The addresses that the editor offers for some content. */
function offered(files: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries({ ...validFiles, ...files }));
  const listed = listedFiles(texts);
  return linkTargets(listed, [], checkSample(files).content).map(
    ({ address }) => address,
  );
}

/** Pages with a link to each address; the check may object to it. */
const linksTo = (addresses: readonly string[]) => ({
  "pages/links.mdx": pageText(
    "Links",
    addresses.map((address) => `[Where it leads](${address}).`).join("\n\n"),
    "footer: true\n",
  ),
});

test.each([
  ["without events", {}],
  ["with events", { "events.yml": "- title: Seed Day\n  start: 2027-05-02" }],
  [
    "without a mission",
    {
      "home.yml": `${validFiles["home.yml"]}\nsections: [about, programs, contact]\n`,
    },
  ],
])(
  "the check allows a link to each address that is offered: %s",
  (_, files) => {
    const addresses = offered(files);

    const { problems } = checkSample({ ...files, ...linksTo(addresses) });

    expect(addresses).toContain("/#contact");
    expect(addresses.includes(eventsAddress)).toBe("events.yml" in files);
    expect(problems).toEqual([]);
  },
);
