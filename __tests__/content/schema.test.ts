import { edited } from "./support/content-folder";
import { checkSample } from "./support/snapshot";

const fixesFor = (from: string, to: string) =>
  checkSample({ "site.yml": edited("site.yml", from, to) }).problems.map(
    ({ fix }) => fix,
  );

test.each([
  ['"12-3456789"', "12345678", "write two digits, a hyphen and seven digits"],
  ["Iowa", "IA", "write only the state's full name, such as Maine"],
  ["https://p", "http://p", "begin the address with https://"],
])("for %s written as %s, says: %s", (from, to, fix) => {
  expect(fixesFor(from, to)).toEqual([fix]);
});
