import "@testing-library/jest-dom";
import { act } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import "./jsdom-stubs";

// Toasts are stored outside of React, so remove them between tests.
afterEach(() => {
  act(() => toast.remove());
});

// React logs invalid markup as errors: missing keys, invalid nesting, unknown
// attributes. Fail the test in that case.
beforeEach(() => {
  jest.spyOn(console, "error");
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
