import React, { type ComponentProps, useState } from "react";
import { earliestYear, latestYear } from "../../src/content/days";
import { Input, Note } from "../look";

interface CompleteInputProps extends ComponentProps<typeof Input> {
  readonly type: "date" | "time";
  readonly value: string;
  readonly onComplete: (value: string) => void;
}

const days = { min: `${earliestYear}-01-01`, max: `${latestYear}-12-31` };

/** Whether it holds what isn't written; a day out of range may be. */
const isIncomplete = ({ value, validity, dataset }: HTMLInputElement) =>
  !validity.valid && (validity.badInput || value !== dataset.written);

/**
 * Asks to complete a day or time that was begun, and would be lost with its form.
 *
 * @param show makes sure that the form is in view
 * @param removed an element that is being removed on purpose, with what was typed
 * in it
 * @returns whether there is one
 */
export function stopAtIncomplete(
  show?: () => void,
  removed?: Element | null,
): boolean {
  const incomplete = [
    ...document.querySelectorAll<HTMLInputElement>("[data-written]:invalid"),
  ].find((input) => isIncomplete(input) && !removed?.contains(input));
  if (!incomplete) return false;
  show?.();
  incomplete.reportValidity();
  return true;
}

/**
 * A day or a time. Nothing is written while it has only some of its parts, such as
 * the first digits of a year: that would take away what was there before.
 */
export function CompleteInput(props: CompleteInputProps) {
  const { value, onComplete, ...control } = props;
  // What was written when somebody began to change it, and what is there now.
  const [begun, setBegun] = useState<{ before: string; typed: string }>();
  const isPartial = begun?.before === value;
  const keep = (input: HTMLInputElement) =>
    setBegun(
      isIncomplete(input) ? { before: value, typed: input.value } : undefined,
    );
  return (
    <>
      <Input
        {...control}
        {...(control.type === "date" && days)}
        data-written={value}
        // The parts that are there stay in the control.
        value={isPartial ? begun.typed : value}
        onChange={({ target }) => {
          keep(target);
          if (target.validity.valid) onComplete(target.value);
        }}
        // From one incomplete value to another, or to none, there is no change.
        onBlur={({ target }) => {
          if (isPartial && target.validity.valid) onComplete(target.value);
          keep(target);
        }}
      />
      {isPartial && (
        <Note $kind="missing" role="status">
          {control.type === "date"
            ? "Not complete, so it isn’t kept yet: enter a month, a day that it has, and a year of four digits."
            : "Not complete, so it isn’t kept yet: enter the hour, the minutes, and AM or PM."}
        </Note>
      )}
    </>
  );
}
