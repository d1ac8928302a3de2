// Tests in Node don't load React.
if (typeof window !== "undefined") jest.requireActual("./dom");

// React logs invalid markup as errors: missing keys, invalid nesting, unknown
// attributes. Fail the test in that case.
beforeEach(() => {
  jest.spyOn(console, "error");
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
