import React, { useRef } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { CompleteInput } from "./complete-input";
import { useForm } from "./form-context";
import { type FieldProps, Labeled } from "./labeled";
import { TextField, valueFor } from "./text-field";

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny};

  input {
    width: auto;
  }
`;

/** `2026-05-02 09:00`, or `2026-05-02` for a whole day. */
const form = /^(?:(\d{4}-\d\d-\d\d)(?: (\d\d?:\d\d))?)?$/;

/** A day, and perhaps the time. */
export function TimeField(props: FieldProps) {
  const { keys, schema, node, group } = props;
  const { change } = useForm();
  // Of a day that was taken away, which another one often follows.
  const timeBefore = useRef("");
  const match = form.exec(node?.text ?? "");
  // What is written in another way can only be corrected as text.
  if (!match) return <TextField {...props} />;
  const [, day = "", time = ""] = match;
  // Most events end on the day on which they start.
  const [, startDay = ""] = form.exec(group?.textOf("start") ?? "") ?? [];
  const dayOfTime = day || startDay;
  const write = (parts: readonly string[]) => {
    const text = parts.filter(Boolean).join(" ");
    change({ keys, value: valueFor(schema, text) });
  };
  return (
    <Labeled {...props}>
      {(control) => (
        <Parts>
          <CompleteInput
            {...control}
            type="date"
            value={day}
            onComplete={(value) => {
              const kept = day === "" ? timeBefore.current : time;
              write([value, value && kept]);
              timeBefore.current = time;
            }}
          />
          <CompleteInput
            type="time"
            aria-label="Time; leave it empty for the whole day"
            title={dayOfTime === "" ? "Choose the day first" : undefined}
            disabled={dayOfTime === ""}
            value={time.padStart(5, "0").replace(/^00000$/, "")}
            onComplete={(value) => {
              write([value ? dayOfTime : day, value]);
            }}
          />
        </Parts>
      )}
    </Labeled>
  );
}
