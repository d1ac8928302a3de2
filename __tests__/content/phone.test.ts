import { phoneAddress } from "../../src/content/schema/phone";

test.each([
  "(515) 555-0134",
  "515-555-0134",
  "515.555.0134",
  "515 555 0134",
  "5155550134",
  "+1 515-555-0134",
  "1-515-555-0134",
])("%s can be called", (written) => {
  expect(phoneAddress(written)).toBe("tel:+15155550134");
});

test("an extension is dialed, too", () => {
  expect(phoneAddress("(515) 555-0134 ext. 12")).toBe(
    "tel:+15155550134;ext=12",
  );
});

test.each(["555-0134", "(515) 555-013", "515-555-01345", "call us"])(
  "%s is no phone number",
  (written) => {
    expect(phoneAddress(written)).toBeUndefined();
  },
);
