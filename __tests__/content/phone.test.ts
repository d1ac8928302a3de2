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

test("words after the number are not dialed", () => {
  expect(phoneAddress("(515) 555-0134 (call or text)")).toBe(
    "tel:+15155550134",
  );
});

test.each(["+44 20 7946 0958", "+44-20-7946.0958", "+442079460958"])(
  "%s, in another country, can be called",
  (written) => {
    expect(phoneAddress(written)).toBe("tel:+442079460958");
  },
);

test.each([
  "555-0134",
  "(515) 555-013",
  "515-555-01345",
  "call us",
  "(515) 555-0134 (515) 555-0135",
  "515-555-0134 (515-555-0135)",
  "+1 20 7946 0958",
  "+44 (0)20 7946 0958",
  "+44 20 79",
  "+44 20 7946 0958 0958 0958",
])("%s is no phone number", (written) => {
  expect(phoneAddress(written)).toBeUndefined();
});
