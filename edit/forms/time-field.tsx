import React from "react";
import styled from "styled-components";
import { titleOf } from "../../src/content/schema/schema-tree";
import { theme } from "../../src/theme/theme";
import { DateTimeInput, incomplete } from "./date-time-input";
import { type FieldProps, Labeled } from "./labeled";
import { TextField } from "./text-field";
import { useWrite } from "./use-write";

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny};

  input {
    width: auto;
  }
`;

/** `2026-05-02 09:00`, or `2026-05-02` for a whole day, or parts of them. */
const dayAndTime = new RegExp(
  `^(?:(\\d{4}-\\d\\d-\\d\\d|${incomplete})(?: (\\d\\d?:\\d\\d|${incomplete}))?)?$`,
);

/** A day, and perhaps the time. */
export function TimeField(props: FieldProps) {
  const { keys, schema, node, group } = props;
  const write = useWrite(props);
  const match = dayAndTime.exec(node?.text ?? "");
  // What is written in another way can only be corrected as text.
  if (!match) return <TextField {...props} />;
  const [, day = "", time = ""] = match;
  // Most events end on the day on which they start.
  const [, startDay = ""] = dayAndTime.exec(group?.textOf("start") ?? "") ?? [];
  const dayOfTime = day || startDay;
  const title = titleOf(schema, String(keys.at(-1)));
  return (
    <Labeled {...props}>
      {(control) => (
        <Parts>
          <DateTimeInput
            {...control}
            type="date"
            value={day}
            // A time stays until another day is chosen.
            onWrite={(value) =>
              write(time ? `${value || incomplete} ${time}` : value)
            }
          />
          <DateTimeInput
            type="time"
            aria-label={`${title}: time, or empty for the whole day`}
            aria-describedby={control["aria-describedby"]}
            title={dayOfTime === "" ? "Choose the day first" : undefined}
            disabled={dayOfTime === ""}
            value={/^\d:/.test(time) ? `0${time}` : time}
            onWrite={(value) => write(value ? `${dayOfTime} ${value}` : day)}
          />
        </Parts>
      )}
    </Labeled>
  );
}
