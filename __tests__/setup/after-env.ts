import "@testing-library/jest-dom";
import { act } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import "./browser-stand-ins";

// The toasts live outside React: one test's would show in the next.
afterEach(() => {
  act(() => toast.remove());
});
