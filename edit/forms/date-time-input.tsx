import React, {
  type ComponentProps,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { earliestYear, latestYear } from "../../src/content/days";
import { Input } from "../look";

/**
 * What is written for a day or a time while it has only some of its parts, such as
 * the first digits of a year. The check finds it like any other mistake, so nothing
 * else has to know that somebody stopped halfway.
 */
export const incomplete = "not complete";

/** The parts that a day, a time, or both of them still need, in words. */
export function missingParts(text: string): string | undefined {
  if (!text.includes(incomplete)) return undefined;
  return text.startsWith(incomplete)
    ? "the month, a day that it has, and a year of four digits"
    : "the hour, the minutes, and AM or PM";
}

interface DateTimeInputProps extends ComponentProps<typeof Input> {
  readonly type: "date" | "time";
  /** `YYYY-MM-DD`, `HH:MM`, `incomplete`, or nothing. */
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

const days = { min: `${earliestYear}-01-01`, max: `${latestYear}-12-31` };

/** What would be written for what the control has now. */
const contentOf = (input: HTMLInputElement) =>
  input.validity.badInput ? incomplete : input.value;

/** A day or a time, with the browser's own control. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, onWrite, ...control } = props;
  const ref = useRef<HTMLInputElement>(null);
  // An empty control isn't written over parts that it can't show, as after a redo.
  const latest = useRef(value);
  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    // After an undo, the control would keep the parts that were typed.
    if (value === "") input.value = "";
    latest.current = contentOf(input);
  }, [value]);
  const write = ({
    currentTarget: input,
  }: SyntheticEvent<HTMLInputElement>) => {
    const content = contentOf(input);
    if (content === latest.current) return;
    latest.current = content;
    onWrite(content);
  };
  return (
    <Input
      {...control}
      {...(control.type === "date" && days)}
      ref={ref}
      // The control keeps the parts that were typed.
      value={value === incomplete ? "" : value}
      onChange={write}
      // The first parts of an empty control aren't a change for the browser.
      onKeyUp={(event) => {
        // Someone who deletes wants it empty, whatever it shows.
        if (/^(?:Backspace|Delete)$/.test(event.key)) latest.current = value;
        write(event);
      }}
      onBlur={write}
    />
  );
}
