import { act, fireEvent, renderHook } from "@testing-library/react";
import { useMenu } from "../../src/layout/use-menu";

test("follows nothing while there is no menu", () => {
  const { result } = renderHook(() => useMenu({ current: null }));

  expect(result.current.open).toBe(false);
  expect(() => result.current.close()).not.toThrow();
});

test("follows the menu, and closes it only when it is open", () => {
  const element = document.createElement("nav");
  const hidePopover = jest.spyOn(element, "hidePopover");
  const { result } = renderHook(() => useMenu({ current: element }));

  result.current.close();
  expect(hidePopover).not.toHaveBeenCalled();

  const opened = Object.assign(new Event("toggle"), { newState: "open" });
  act(() => {
    fireEvent(element, opened);
  });
  expect(result.current.open).toBe(true);
  result.current.close();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test("lets go of the menu with the page", () => {
  const menu = { current: document.createElement("nav") };
  const removeEventListener = jest.spyOn(menu.current, "removeEventListener");
  const { unmount } = renderHook(() => useMenu(menu));

  unmount();

  expect(removeEventListener).toHaveBeenCalledWith(
    "toggle",
    expect.any(Function),
  );
});
