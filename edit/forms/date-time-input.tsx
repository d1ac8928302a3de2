import {
  type ComponentProps,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import {
  earliestYear,
  incomplete,
  latestYear,
} from "../../src/content/schema/days";
import { Input } from "../components/look";

interface DateTimeInputProps extends ComponentProps<typeof Input> {
  readonly type: "date" | "time";
  /** `YYYY-MM-DD`, `HH:MM`, `incomplete`, or nothing. */
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

/** With these limits, a year with only some of its digits is invalid. */
const days = { min: `${earliestYear}-01-01`, max: `${latestYear}-12-31` };

/** The value to write for what somebody has typed in a control. */
const typedIn = ({ validity, value }: HTMLInputElement) =>
  validity.valid ? value : incomplete;

/** A day or a time, with the browser's own control. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, onWrite, ...control } = props;
  const ref = useRef<HTMLInputElement>(null);
  // The value when it was last written or shown. A new control shows half a
  // date as nothing, which must not be written when somebody only tabs past it.
  const lastValue = useRef("");
  // Not set by React, which would empty a control whose parts aren't a value
  // yet.
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    if (typedIn(input) !== value) {
      input.value = value === incomplete ? "" : value;
    }
    lastValue.current = typedIn(input);
  }, [value]);
  const write = (input: HTMLInputElement) => {
    const content = typedIn(input);
    if (content === lastValue.current) return;
    lastValue.current = content;
    onWrite(content);
  };
  const onEvent = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    write(currentTarget);
  return (
    <Input
      {...control}
      {...(control.type === "date" && days)}
      ref={ref}
      onChange={onEvent}
      // Browsers report no change for the first parts typed in an empty
      // control.
      onKeyUp={(event) => {
        // Lets people clear half a date that a new control shows as nothing.
        if (/^(?:Backspace|Delete)$/.test(event.key)) lastValue.current = value;
        onEvent(event);
      }}
      onBlur={onEvent}
    />
  );
}
