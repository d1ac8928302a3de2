import { formFields } from "../../edit/text/read-fields";

const site = "name: Friends\ncontact:\n  phone: 555-0100\n";

test.each([
  ["a field", `${site}name: Neighbors\n`],
  ["a group", `${site}contact:\n  hours: Weekdays\n`],
  ["a field of a group", `${site}  phone: 555-0199\n`],
])("a file with %s twice is shown as text, where one can go", (_, text) => {
  expect(formFields("site.yml", text)).toBeUndefined();
});

test("a file with each field once has a form", () => {
  expect(formFields("site.yml", site)?.textOf("name")).toBe("Friends");
});
