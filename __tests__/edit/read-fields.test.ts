import { formFields } from "../../edit/text/read-fields";

const site = "name: Friends\ncontact:\n  phone: 555-0100\n";

test.each([
  ["a field twice", `${site}name: Neighbors\n`],
  ["a group twice", `${site}contact:\n  hours: Weekdays\n`],
  ["a field of a group twice", `${site}  phone: 555-0199\n`],
  ["an unknown field", `${site}  fone: 555-0199\n`],
])("a file with %s is shown as text, where it can go", (_, text) => {
  expect(formFields("site.yml", text)).toBeUndefined();
});

test("a file with each field once has a form", () => {
  expect(formFields("site.yml", site)?.textOf("name")).toBe("Friends");
});
