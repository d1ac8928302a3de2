import React from "react";
import { Button, Flow } from "./look";

interface OneOfProps<Name extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly value: Name;
  readonly onChoose: (name: Name) => void;
}

/** Buttons of which one is pressed. */
export const OneOf = <Name extends string>(props: OneOfProps<Name>) => (
  <Flow role="group" aria-label={props.label}>
    {props.names.map((name) => (
      <Button
        key={name}
        aria-pressed={name === props.value}
        onClick={() => props.onChoose(name)}
      >
        {name}
      </Button>
    ))}
  </Flow>
);
