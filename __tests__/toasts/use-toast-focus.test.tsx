import { act, fireEvent, render, screen } from "@testing-library/react";
import React, { useRef } from "react";
import { useToastFocus } from "../../src/toasts/use-toast-focus";

const dismiss = jest.fn();

function Page({ showing }: { readonly showing: boolean }) {
  const region = useRef<HTMLElement>(null);
  const { rememberOrigin } = useToastFocus({ region, showing, dismiss });
  return (
    <>
      <button type="button">Outside</button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions --
          it only notes where the focus came from, as the toast area does. */}
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Toasts"
        onFocus={(event) => rememberOrigin(event.relatedTarget)}
      >
        <button type="button">Inside</button>
      </section>
    </>
  );
}

function focus(name: string) {
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  return button;
}

const region = () => screen.getByRole("region", { name: "Toasts" });

function press(key: string) {
  return fireEvent.keyDown(document.body, { key });
}

/** What the inline script does when F8 is pressed. */
const goToRegion = () => act(() => region().focus());

test("ignores other keys", () => {
  render(<Page showing />);
  const outside = focus("Outside");

  expect(press("Enter")).toBe(true);
  expect(outside).toHaveFocus();
  expect(dismiss).not.toHaveBeenCalled();
});

test("Escape dismisses the visible toast", () => {
  render(<Page showing />);

  press("Escape");

  expect(dismiss).toHaveBeenCalledTimes(1);
});

test("Escape does nothing if there is no toast", () => {
  render(<Page showing={false} />);

  press("Escape");

  expect(dismiss).not.toHaveBeenCalled();
});

test("restores the focus when the toast goes away", () => {
  const { rerender } = render(<Page showing />);
  const outside = focus("Outside");
  goToRegion();
  focus("Inside");

  rerender(<Page showing={false} />);

  expect(outside).toHaveFocus();
});

test("leaves focus outside the area alone", () => {
  const { rerender } = render(
    <>
      <Page showing />
      <button type="button">Reading</button>
    </>,
  );
  focus("Outside");
  goToRegion();
  const reading = focus("Reading");

  rerender(
    <>
      <Page showing={false} />
      <button type="button">Reading</button>
    </>,
  );

  expect(reading).toHaveFocus();
});

test("keeps the focus in the area if it came from nowhere", () => {
  const { rerender } = render(<Page showing />);
  goToRegion();

  rerender(<Page showing={false} />);

  expect(region()).toHaveFocus();
});

test("a new toast does not move the focus", () => {
  const { rerender } = render(<Page showing={false} />);
  focus("Outside");
  goToRegion();

  rerender(<Page showing />);

  expect(region()).toHaveFocus();
});

test("remembers the origin when the window regains focus", () => {
  const { rerender } = render(<Page showing />);
  const outside = focus("Outside");
  goToRegion();
  act(() => region().blur());
  act(() => region().focus());

  rerender(<Page showing={false} />);

  expect(outside).toHaveFocus();
});

test("stops handling Escape when unmounted", () => {
  const { unmount } = render(<Page showing />);

  unmount();

  press("Escape");
  expect(dismiss).not.toHaveBeenCalled();
});
