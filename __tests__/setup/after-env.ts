import "@testing-library/jest-dom";
import { act } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import "./browser-stand-ins";

// The toasts live outside React: one test's would show in the next.
afterEach(() => {
  act(() => toast.remove());
});

// React says in the console what it finds wrong with a page: a list without
// keys, a block inside a line of text, an attribute that HTML doesn't know.
beforeEach(() => {
  jest.spyOn(console, "error");
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
