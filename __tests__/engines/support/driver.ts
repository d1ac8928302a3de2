/** What can be handed into a page and back. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Key = "Enter" | "Escape" | "F8" | "Tab";

export interface LaunchOptions {
  /** The program that is the browser, or drives it. */
  readonly program: string;
  /** What this machine needs the program to be started with. */
  readonly args: readonly string[];
  /** Whether the visitor asks for less motion. */
  readonly lessMotion: boolean;
}

/** The drivers' word for a press on what isn't there. */
export const nothingThere = "Nothing there to press";

/**
 * One browser window in the hands of a test: what the journeys need of any
 * engine, and no more. A function that runs in the page must need nothing from
 * around it, because only its text gets there.
 */
export interface Driver {
  /** In the first tab, brought to the front. Resolves when it has loaded. */
  goTo(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Of each open tab, the window's first one first. */
  addresses(): Promise<readonly string[]>;
  /** The page's own room in CSS pixels, or as close as the window goes. */
  resize(width: number, height: number): Promise<unknown>;
  evaluate<A extends readonly Json[]>(
    work: (...args: A) => unknown,
    ...args: A
  ): Promise<unknown>;
  /**
   * Brings what `find` finds into view and presses it as a mouse would.
   *
   * @throws {Error} when there is none, or a press would miss it
   */
  click(
    find: (...args: string[]) => Element | null,
    ...args: string[]
  ): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  quit(): Promise<void>;
}
