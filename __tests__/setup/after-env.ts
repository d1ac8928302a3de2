import { TextDecoder, TextEncoder } from "node:util";

// Tests in Node have no document.
if (typeof window !== "undefined") {
  jest.requireActual("@testing-library/jest-dom");
  // The checker needs both, one of its packages at once, and jsdom has neither.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}

// React logs invalid markup as errors: missing keys, invalid nesting, unknown
// attributes. Fail the test in that case.
beforeEach(() => {
  jest.spyOn(console, "error");
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
