import { deflateSync } from "node:zlib";
import { problemsIn, writeContent } from "./support/content-folder";
import { aboutPage } from "./support/snapshot";

/** A PDF with compressed objects. */
const withObjects = (objects: Buffer) =>
  Buffer.concat([
    Buffer.from(
      "%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode/First 4/N 1/Type/ObjStm>>stream\n",
    ),
    objects,
    Buffer.from("\nendstream\nendobj\n%%EOF\n"),
  ]);

const script = "<</S /JavaScript /JS (app.alert(1))>>";
const runs = "a PDF that runs a script or another program";
const locked = "a PDF that can't be checked, such as one with a password";

test.each([
  ["a PDF", "%PDF-1.4\n%%EOF\n", []],
  ["a text", "Trail map %%EOF", ["a file that isn't a PDF"]],
  ["half a PDF", "%PDF-1.4\n1 0 obj", ["an incomplete PDF"]],
  [
    "a large one",
    `%PDF-1.4${" ".repeat(2 ** 21 * 10)}%%EOF`,
    ["a PDF of 20.1 MB"],
  ],
  ["a script", `%PDF-1.4\n${script}%%EOF`, [runs]],
  ["a coded script", "%PDF-1.4<</S/J#61v#61Script>>%%EOF", [runs]],
  ["another program", "%PDF-1.4<</S\n/Launch/F(cmd)>>%%EOF", [runs]],
  ["a compressed script", withObjects(deflateSync(`1 0 ${script}`)), [runs]],
  ["compressed objects", withObjects(deflateSync("1 0 <<>>")), []],
  ["encrypted objects", withObjects(Buffer.from("?".repeat(50))), [locked]],
  ["a bomb", withObjects(deflateSync(Buffer.alloc(2 ** 27))), [locked]],
  ["a link", "%PDF-1.4<</S/URI/URI(https://a.org/JavaScript)>>%%EOF", []],
])("checks the bytes of a document: %s", async (_, bytes, found) => {
  const folder = await writeContent({
    "documents/map.pdf": bytes,
    ...aboutPage("See [all trails](/documents/map.pdf)."),
  });

  const problems = await problemsIn(folder);
  expect(problems.map((problem) => problem.found)).toEqual(found);
});
