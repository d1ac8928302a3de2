import { type ReactNode } from "react";
import styled from "styled-components";
import { z } from "zod";
import {
  describe,
  required,
  titleOf,
} from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { theme } from "../../src/theme/theme";
import { Button, Soft } from "../components/look";
import { idOf } from "../workspace/field-ids";
import { Entry } from "./entry";
import { type FieldProps, headingLevel, useForm } from "./form-context";
import { newValue } from "./new-value";
import { ProblemNotes } from "./problem-note";

const Box = styled.div`
  margin-block: ${theme.space.base};
`;

interface EntriesProps extends FieldProps {
  /** What the list is called; by default, what its schema says. */
  readonly title?: string;
  /** Shows the fields of an entry. */
  readonly children: (entry: FieldProps) => ReactNode;
}

/** The entries of a list, and a button to add one. */
export function Entries(props: EntriesProps) {
  const { keys, schema, node, children } = props;
  const { change, problemsOf } = useForm();
  const type = required(schema);
  if (!(type instanceof z.ZodArray)) return undefined;
  const { element } = type;
  const entries = node?.children ?? [];
  const choices = required(element);
  const isFull =
    choices instanceof z.ZodEnum && entries.length >= choices.options.length;
  const title = props.title ?? titleOf(schema, String(keys.at(-1)));
  return (
    <Box role="group" aria-label={title} id={idOf(keys)} tabIndex={-1}>
      {keys.length > 0 && (
        <>
          <h3 aria-level={headingLevel(keys)}>{title}</h3>
          <Soft as="p">{capitalized(describe(schema))}</Soft>
        </>
      )}
      <ProblemNotes problems={problemsOf(keys)} />
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry}>
          {children({ keys: [...keys, index], schema: element, node: entry })}
        </Entry>
      ))}
      <Button
        disabled={isFull}
        onClick={() => {
          const added = [...keys, entries.length];
          change(
            { kind: "write", keys: added, value: newValue(element) },
            { focus: added },
          );
        }}
      >
        Add to {title}
      </Button>
    </Box>
  );
}
