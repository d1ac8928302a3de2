/** @jest-environment node */
import { donateAddress } from "../../src/content/donate-address";
import { pageFile, pagePath } from "../../src/content/page-path";
import { isPhotoAddress } from "../../src/content/photo-hosts";
import { dayOf, formatDate } from "../../src/content/policy-date";

test.each([
  ["about.mdx", "/about"],
  ["privacy-policy.mdx", "/privacy-policy"],
])("the page of %s is at %s", (file, address) => {
  expect(pagePath(file)).toBe(address);
  expect(pageFile(address)).toBe(`pages/${file}`);
});

test("the donate address has the digits of the EIN in it", () => {
  const site = {
    ein: "12-3456789",
    donateUrl: "https://rating.test/ein/{ein}?a",
  };

  expect(donateAddress(site)).toBe("https://rating.test/ein/123456789?a");
});

test.each([
  ["2025-06-30", "June 30, 2025"],
  ["2024-02-01", "February 1, 2024"],
  ["2025-12-31T00:00:00.000Z", "December 31, 2025"],
])("%s is %s", (day, words) => {
  expect(formatDate(day)).toBe(words);
});

describe.each(["Pacific/Kiritimati", "America/Chicago", "Etc/GMT+12"])(
  "in the time zone %s",
  (zone) => {
    const before = process.env.TZ;
    beforeEach(() => {
      process.env.TZ = zone;
    });
    afterEach(() => {
      process.env.TZ = before;
    });

    test("a day is the same day", () => {
      expect(formatDate("2025-06-30")).toBe("June 30, 2025");
      expect(dayOf("2025-06-30T00:00:00.000Z")).toBe("2025-06-30");
    });
  },
);

test.each(["", "June 30, 2025", "2025-13-01", "30-06-2025"])(
  "%j is no day",
  (value) => {
    expect(() => formatDate(value)).toThrow(RangeError);
  },
);

test.each([
  ["https://images.pexels.com/photos/1.jpg?w=1", true],
  ["https://images.pexels.com:443/1.jpg", true],
  ["http://images.pexels.com/1.jpg", false],
  ["https://images.pexels.com:8443/1.jpg", false],
  ["https://pexels.com/1.jpg", false],
  ["https://images.pexels.com.evil.test/1.jpg", false],
  ["https://images.pexels.com@evil.test/1.jpg", false],
  ["https://me:secret@images.pexels.com/1.jpg", false],
  ["images/heron.jpg", false],
  ["", false],
])("whether the build may fetch %s: %s", (address, allowed) => {
  expect(isPhotoAddress(address)).toBe(allowed);
});
