import { parseTypedTime } from "../../src/content/rules/shared/typed-dates";

test.each([
  ["May 2, 2027 at 1:30 pm", "2027-05-02 13:30"],
  ["2027-05-02T13:30:00", "2027-05-02 13:30"],
  ["5/2/27, 9 a.m.", "2027-05-02 09:00"],
  ["9:00 AM on May 2nd, 2027", "2027-05-02 09:00"],
  ["2 May 2027 12 PM", "2027-05-02 12:00"],
  ["Sept. 2, 2027", "2027-09-02"],
])("reads %s as %s", (written, time) => {
  expect(parseTypedTime(written)).toBe(time);
});

test.each([
  "May 2, 2027, 12:00 AM",
  "5/2/2027 6:30",
  "5/2/2027 13:30 PM",
  "5/2/2027 25:00",
  "5/2/2027 9 AM to 11 AM",
  "2027-05-02T13:30Z",
  "May 2 at 9 AM",
  "9 AM",
  "Sunday, May 2, 2027",
  "May 2, 27th street",
  "May 2, 1927",
])("does not guess what is meant by %s", (written) => {
  expect(parseTypedTime(written)).toBeUndefined();
});
