import { phoneAddress } from "../../src/content/schema/phone";

test.each([
  ["515.555.0134", "tel:+15155550134"],
  ["515 555 0134", "tel:+15155550134"],
  ["5155550134", "tel:+15155550134"],
  ["+1 515-555-0134", "tel:+15155550134"],
  ["1-515-555-0134", "tel:+15155550134"],
  ["(515) 555-0134 ext. 12", "tel:+15155550134;ext=12"],
  ["(515) 555-0134 (call or text)", "tel:+15155550134"],
  ["(515) 555-0134 (24 hours; TTY: 711)", "tel:+15155550134"],
])("%s is called at %s", (written, address) => {
  expect(phoneAddress(written)).toBe(address);
});

test.each([
  "555-0134",
  "515-555-01345",
  "(515) 555-0134 (515) 555-0135",
  "515-555-0134 (515-555-0135)",
  "515-555-0134 (or 515-555-0135)",
  "+1 20 7946 0958",
  "+44 20 7946 0958",
])("%s is no phone number", (written) => {
  expect(phoneAddress(written)).toBeUndefined();
});
