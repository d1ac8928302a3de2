import { useRef } from "react";
import styled from "styled-components";
import { incomplete } from "../../src/content/schema/days";
import { kindOf, titleOf } from "../../src/content/schema/schema-tree";
import { Flow } from "../components/look";
import { type FieldProps, useForm, useWrite } from "./form-context";
import { DateTimeInput } from "./date-time-input";
import { Labeled } from "./labeled";

const Parts = styled(Flow)`
  input {
    width: auto;
  }
`;

/** `2026-05-02 09:00`, or `2026-05-02` for a whole day, or parts of them. */
const dayAndTime = new RegExp(
  String.raw`^(?:(\d{4}-\d\d-\d\d|${incomplete})(?: (\d\d?:\d\d|${incomplete}))?)?$`,
);

/** The day of the start, on which most events also end, and whether it has a time. */
function startOf({ keys, group }: FieldProps) {
  const text = keys.at(-1) === "start" ? undefined : group?.textOf("start");
  const [, day = "", time] = /^([\d-]+)( .+)?$/.exec(text ?? "") ?? [];
  return { day, hasTime: time !== undefined };
}

/** A day, with an optional time if its kind allows one. */
export function TimeField(props: FieldProps) {
  const { keys, schema, node, group } = props;
  const { change } = useForm();
  const write = useWrite(props);
  // The time of a day that was cleared, for the day that is chosen next.
  const timeBefore = useRef("");
  const isDay = kindOf(schema) === "day";
  const match = dayAndTime.exec(node?.text ?? "");
  // What no control can show, such as a day in words, is in its problem.
  const isShown = match !== null && !(isDay && match[2]);
  const [, day = "", time = ""] = isShown ? match : ["", incomplete];
  const start = startOf(props);
  const dayOfTime = day || start.day;
  const title = titleOf(schema, String(keys.at(-1)));
  /** Moves an end on the same day along with the start, even if it isn't complete. */
  const moveEnd = (to: string) => {
    const end = keys.at(-1) === "start" ? group?.child("end") : undefined;
    const { keys: endKeys, text = "" } = end ?? {};
    const endDay = dayAndTime.exec(text)?.[1];
    if (!endKeys || !endDay || endDay !== day || to === "") return;
    const value = text.replace(endDay, to);
    change({ kind: "write", keys: endKeys, value }, { undoneWith: keys });
  };
  return (
    <Labeled {...props}>
      {(control) => (
        <Parts>
          <DateTimeInput
            {...control}
            type="date"
            value={day}
            onWrite={(value) => {
              const kept = day === "" ? timeBefore.current : time;
              timeBefore.current = time;
              write(value && [value, kept].join(" ").trimEnd());
              moveEnd(value);
            }}
          />
          {!isDay && (
            <DateTimeInput
              type="time"
              aria-label={`${title}: time, or empty for the whole day`}
              aria-describedby={control["aria-describedby"]}
              title={dayOfTime === "" ? "Choose the day first" : undefined}
              disabled={dayOfTime === ""}
              value={/^\d:/.test(time) ? `0${time}` : time}
              onWrite={(value) => {
                // If the end got its day only because it got a time, removing
                // the time also removes the day.
                const isOwn = !start.hasTime || day !== start.day;
                write(value ? `${dayOfTime} ${value}` : isOwn ? day : "");
              }}
            />
          )}
        </Parts>
      )}
    </Labeled>
  );
}
