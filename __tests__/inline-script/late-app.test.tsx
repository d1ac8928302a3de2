import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { appReady } from "../../src/components/app-ready";
import { lateScriptsId, wakeApp } from "../../src/inline-script/late-app";

const press = jest.fn();
let comeNear: (isIntersecting: boolean) => void = () => {};

function standInForNearness() {
  class Nearness {
    constructor(
      tell: (entries: readonly { isIntersecting: boolean }[]) => void,
      readonly options: object,
    ) {
      expect(options).toEqual({ rootMargin: "100%" });
      comeNear = (isIntersecting) => tell([{ isIntersecting }]);
    }

    observe() {}
  }
  Object.assign(window, { IntersectionObserver: Nearness });
}

interface Page {
  readonly hasButton?: boolean;
  readonly saveData?: boolean;
}

/** A finished page; React's own listener stands on what is around the button. */
function arrive({ hasButton = true, saveData = false }: Page = {}) {
  comeNear = () => {};
  standInForNearness();
  Object.assign(navigator, { connection: { saveData } });
  const { container } = render(
    <>
      <script type="text/plain" id={lateScriptsId}>
        0a1b2c /runtime.js /app.js
      </script>
      {hasButton && (
        <button type="button" data-late>
          Contact Information
        </button>
      )}
    </>,
  );
  container.addEventListener("click", press);
  wakeApp();
}

function scripts() {
  return [...document.head.querySelectorAll("script")];
}

const addresses = () => scripts().map(({ src }) => new URL(src).pathname);
const click = () => fireEvent.click(screen.getByRole("button"));
const getReady = () => fireEvent(window, new Event(appReady));

afterEach(() => {
  // What listens for the first scroll or for React listens once.
  fireEvent.scroll(window);
  getReady();
  for (const script of scripts()) script.remove();
});

test("nothing is fetched until the visitor does something", () => {
  arrive();

  // In view from the first, as in a very high window.
  comeNear(true);

  expect(scripts()).toEqual([]);
});

test("a press fetches the scripts in order, and is made again when ready", () => {
  arrive();

  click();
  expect(addresses()).toEqual(["/runtime.js", "/app.js"]);
  expect(scripts().map(({ async }) => async)).toEqual([false, false]);
  expect(window.___webpackCompilationHash).toBe("0a1b2c");
  expect(press).not.toHaveBeenCalled();

  getReady();
  expect(press).toHaveBeenCalledTimes(1);
  click();
  expect(press).toHaveBeenCalledTimes(2);
});

test("an impatient visitor's presses are one", () => {
  arrive();

  click();
  click();
  getReady();

  expect(addresses()).toEqual(["/runtime.js", "/app.js"]);
  expect(press).toHaveBeenCalledTimes(1);
});

test("whoever scrolls near finds it awake, with nothing pressed", () => {
  arrive();

  fireEvent.scroll(window);
  comeNear(false);
  expect(scripts()).toEqual([]);
  comeNear(true);
  expect(addresses()).toEqual(["/runtime.js", "/app.js"]);

  getReady();
  expect(press).not.toHaveBeenCalled();
});

test("a visitor who saves data fetches it by pressing alone", () => {
  arrive({ saveData: true });

  fireEvent.scroll(window);
  comeNear(true);
  expect(scripts()).toEqual([]);

  click();
  expect(addresses()).toEqual(["/runtime.js", "/app.js"]);
});

test("after a script that could not be had, the next press asks for that one anew", () => {
  arrive();
  click();
  const [runtime] = scripts();
  if (runtime === undefined) throw new Error("No script");

  fireEvent.error(runtime);
  click();

  expect(addresses()).toEqual(["/runtime.js", "/app.js", "/runtime.js"]);
});

test("a page with nothing that needs it never fetches it", () => {
  arrive({ hasButton: false });

  fireEvent.scroll(window);
  comeNear(true);

  expect(scripts()).toEqual([]);
});

test("in the preview, where the app starts by itself, nothing is kept", () => {
  const { container } = render(
    <button type="button" data-late>
      Contact Information
    </button>,
  );
  container.addEventListener("click", press);
  wakeApp();

  click();

  expect(press).toHaveBeenCalledTimes(1);
});
