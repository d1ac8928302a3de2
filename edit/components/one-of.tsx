import { Button, Flow } from "./look";

interface OneOfProps<Name extends string> {
  /** What the buttons choose: `Width`. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly value: Name;
  readonly onChoose: (name: Name) => void;
}

/** A group of buttons, one of which is pressed. */
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
