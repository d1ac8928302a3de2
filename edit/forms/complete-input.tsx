import React, { type ComponentProps, useState } from "react";
import { Input, Soft } from "../look";

interface CompleteInputProps extends ComponentProps<typeof Input> {
  readonly type: "date" | "time";
  readonly value: string;
  readonly onComplete: (value: string) => void;
}

/**
 * A day or a time. Nothing is written while it has only some of its parts: that
 * would take away what was there before.
 */
export function CompleteInput(props: CompleteInputProps) {
  const { value, onComplete, ...control } = props;
  // What was written when somebody began to change it.
  const [before, setBefore] = useState<string>();
  const isPartial = before === value;
  return (
    <>
      <Input
        {...control}
        // The parts that are there stay in the control.
        value={isPartial ? "" : value}
        onChange={({ target }) => {
          const { badInput } = target.validity;
          setBefore(badInput ? value : undefined);
          if (!badInput) onComplete(target.value);
        }}
        // From one incomplete value to another, or to none, there is no change.
        onBlur={({ target }) => {
          const { badInput } = target.validity;
          if (isPartial && !badInput) onComplete(target.value);
          setBefore(badInput ? value : undefined);
        }}
      />
      {isPartial && (
        <Soft role="status">
          {control.type === "date"
            ? "Not complete yet: month, day and year, as in the calendar."
            : "Not complete yet: choose AM or PM, too."}
        </Soft>
      )}
    </>
  );
}
