import React, { useRef } from "react";
import styled from "styled-components";
import { titleOf } from "../../src/content/schema/schema-tree";
import { theme } from "../../src/theme/theme";
import { CompleteInput } from "./complete-input";
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

/** `2026-05-02 09:00`, or `2026-05-02` for a whole day. */
const dayAndTime = /^(?:(\d{4}-\d\d-\d\d)(?: (\d\d?:\d\d))?)?$/;

/** A day, and perhaps the time. */
export function TimeField(props: FieldProps) {
  const { keys, schema, node, group } = props;
  const write = useWrite(props);
  // Of a day that was taken away, which another one often follows.
  const timeBefore = useRef("");
  const match = dayAndTime.exec(node?.text ?? "");
  // What is written in another way can only be corrected as text.
  if (!match) return <TextField {...props} />;
  const [, day = "", time = ""] = match;
  // Most events end on the day on which they start.
  const [, startDay = ""] = dayAndTime.exec(group?.textOf("start") ?? "") ?? [];
  const dayOfTime = day || startDay;
  const title = titleOf(schema, String(keys.at(-1)));
  const writeParts = (parts: readonly string[]) =>
    write(parts.filter(Boolean).join(" "));
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
              writeParts([value, value && kept]);
              timeBefore.current = time;
            }}
          />
          <CompleteInput
            type="time"
            aria-label={`${title}: time, or empty for the whole day`}
            aria-describedby={control["aria-describedby"]}
            title={dayOfTime === "" ? "Choose the day first" : undefined}
            disabled={dayOfTime === ""}
            value={time.padStart(5, "0").replace(/^00000$/, "")}
            onComplete={(value) => writeParts([value ? dayOfTime : day, value])}
          />
        </Parts>
      )}
    </Labeled>
  );
}
