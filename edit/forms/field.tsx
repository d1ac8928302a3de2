import React from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { z } from "zod";
import type { ValueNode } from "../../src/content/read/value-node";
import {
  describe,
  fieldNames,
  kindOf,
  required,
  schemaAt,
  titleOf,
} from "../../src/content/schema/schema-tree";
import { count } from "../../src/content/words/amounts";
import { theme } from "../../src/theme/theme";
import { Button, Card, Mark, Row, Soft } from "../look";
import { entryName } from "../state/problem-places";
import type { Keys } from "../text/values";
import { ChoiceField, YesField } from "./choice-field";
import { useForm } from "./form-context";
import { type FieldProps, idOf, inWords } from "./labeled";
import { newValue } from "./new-value";
import { PictureField } from "./picture-field";
import { ProblemNotes } from "./problem-note";
import { TextField } from "./text-field";
import { TimeField } from "./time-field";

const Title = styled.h3`
  font-size: ${theme.fontSize.large};
`;

const Entries = styled.div`
  margin-block: ${theme.space.base};
`;

/** Unfolds an entry of a list; a triangle shows whether it is. */
const Unfold = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &::before {
    content: "▸" / "";
    display: inline-block;
    width: 1.2em;
  }

  &[aria-expanded="true"]::before {
    content: "▾" / "";
  }

  &:hover {
    text-decoration: underline;
  }
`;

/** What is wrong with a group or list as a whole. */
function OwnProblems({ keys }: Pick<FieldProps, "keys">) {
  const { problemsOf, fix } = useForm();
  return <ProblemNotes problems={problemsOf(keys)} onFix={fix} />;
}

/** What belongs to a picture in the same group. */
const withPicture = ["alt", "credit", "caption"];

interface FieldsProps extends FieldProps {
  /** Only those that must be there, or only the others. */
  readonly part?: "required" | "optional";
}

/** The fields of a group, those that are missing included. */
export function Fields({ keys, schema, node, part }: FieldsProps) {
  const fields = fieldNames(schema).flatMap((name) => {
    const field = schemaAt(schema, [name]);
    const isOptional = field instanceof z.ZodOptional;
    if (!field || (part && (part === "optional") !== isOptional)) return [];
    return {
      keys: [...keys, name],
      schema: field,
      node: node?.child(name),
      group: node,
    };
  });
  const isPicture = (field: FieldProps) =>
    kindOf(field.schema)?.kind === "picture";
  const isBeside = ({ keys: [...all] }: FieldProps) =>
    fields.some(isPicture) && withPicture.includes(String(all.at(-1)));
  const show = (field: FieldProps) => (
    <Field key={field.keys.at(-1)} {...field} />
  );
  return fields
    .filter((field) => !isBeside(field))
    .map((field) =>
      isPicture(field) ? (
        <PictureField key={field.keys.at(-1)} {...field}>
          {fields.filter(isBeside).map(show)}
        </PictureField>
      ) : (
        show(field)
      ),
    );
}

/** Fields that belong together, which can be added and removed if optional. */
function Group(props: FieldProps) {
  const { keys, schema, node } = props;
  const { change } = useForm();
  const title = titleOf(schema, String(keys.at(-1)));
  const isOptional = schema instanceof z.ZodOptional;
  if (isOptional && !node) {
    // Its fields may all be optional; then there is nothing to write before one is.
    const value = newValue(schema);
    if (Object.keys(value).length > 0) {
      return (
        <Card aria-label={title}>
          <Row>
            <Title>{title}</Title>
            <Button
              id={idOf(keys)}
              onClick={() => {
                change({ keys, value }, keys);
              }}
            >
              Add
            </Button>
          </Row>
          <Soft>{inWords(describe(schema))}</Soft>
        </Card>
      );
    }
  }
  return (
    <Card aria-label={title} id={idOf(keys)} tabIndex={-1}>
      <Row>
        <Title>{title}</Title>
        {isOptional && node && (
          <Button
            aria-label={`Remove ${title}`}
            onClick={() => {
              change({ keys, value: undefined }, keys);
            }}
          >
            Remove
          </Button>
        )}
      </Row>
      <OwnProblems keys={keys} />
      <Fields {...props} />
    </Card>
  );
}

type Arrow = "up" | "down";

const arrowId = (keys: Keys, arrow: Arrow) => `${idOf(keys)} ${arrow}`;

/** The button that moves an entry. */
const arrowOf = (keys: Keys, arrow: Arrow) =>
  document.querySelector<HTMLButtonElement>(`[id="${arrowId(keys, arrow)}"]`);

interface EntryProps {
  readonly entry: ValueNode;
  readonly keys: FieldProps["keys"];
  readonly isLast: boolean;
  readonly listTitle: string;
}

/** One entry of a list, with buttons to move and remove it. */
function Entry({ entry, keys, isLast, listTitle }: EntryProps) {
  const { change, place, onPlace, countIn } = useForm();
  const index = Number(entry.key);
  const name = entryName(entry, listTitle);
  const list = keys.slice(0, -1);
  const isGroup = entry.schema && required(entry.schema) instanceof z.ZodObject;
  const isOpen = !isGroup || keys.every((key, at) => place[at] === key);
  const problems = countIn(keys);

  const move = (arrow: Arrow, { top }: DOMRect) => {
    const isDown = arrow === "down";
    const to = [...list, index + (isDown ? 1 : -1)];
    change({ keys: isDown ? keys : to, isMovedDown: true });
    flushSync(() => {
      if (isOpen && isGroup) onPlace(to);
    });
    // It stays under the pointer and keeps the focus, to be pressed again.
    const arrows = [arrowOf(to, arrow), arrowOf(to, isDown ? "up" : "down")];
    const moved = arrows.find((each) => each && !each.disabled);
    moved?.focus({ preventScroll: true });
    const now = moved?.getBoundingClientRect().top ?? top;
    moved?.closest("main")?.scrollBy(0, now - top);
  };

  return (
    // A single value has the id of the entry on its control.
    <Card aria-label={name} id={isGroup ? idOf(keys) : undefined} tabIndex={-1}>
      <Row>
        {isGroup ? (
          <Title>
            <Unfold
              type="button"
              aria-expanded={isOpen}
              onClick={({ currentTarget }) => {
                // Another one above it may be folded up.
                flushSync(() => {
                  onPlace(isOpen ? list : keys);
                });
                currentTarget.scrollIntoView({ block: "nearest" });
              }}
            >
              {name}
            </Unfold>
          </Title>
        ) : (
          <Title>{name}</Title>
        )}
        {!isOpen && problems > 0 && (
          <Mark $isWrong>{count(problems, "problem")}</Mark>
        )}
        <Button
          aria-label={`Move ${name} up`}
          id={arrowId(keys, "up")}
          disabled={index === 0}
          onClick={({ currentTarget }) => {
            move("up", currentTarget.getBoundingClientRect());
          }}
        >
          ↑
        </Button>
        <Button
          aria-label={`Move ${name} down`}
          id={arrowId(keys, "down")}
          disabled={isLast}
          onClick={({ currentTarget }) => {
            move("down", currentTarget.getBoundingClientRect());
          }}
        >
          ↓
        </Button>
        <Button
          aria-label={`Remove ${name}`}
          onClick={() => {
            change({ keys, value: undefined }, list);
          }}
        >
          Remove
        </Button>
      </Row>
      {isOpen && isGroup && <OwnProblems keys={keys} />}
      {isOpen &&
        entry.schema &&
        (isGroup ? (
          <Fields keys={keys} schema={entry.schema} node={entry} />
        ) : (
          <Field keys={keys} schema={entry.schema} node={entry} />
        ))}
    </Card>
  );
}

/** A list, to which entries can be added. */
export function List({
  title = "",
  ...props
}: FieldProps & { readonly title?: string }) {
  const { keys, schema, node } = props;
  const { change } = useForm();
  const type = required(schema);
  if (!(type instanceof z.ZodArray)) return undefined;
  const entries = node?.children ?? [];
  const name = title || titleOf(schema, String(keys.at(-1)));
  return (
    <Entries role="group" aria-label={name} id={idOf(keys)} tabIndex={-1}>
      {keys.length > 0 && <Title>{name}</Title>}
      <OwnProblems keys={keys} />
      {entries.map((entry, index) => (
        <Entry
          key={index}
          entry={entry}
          keys={[...keys, index]}
          isLast={index === entries.length - 1}
          listTitle={name}
        />
      ))}
      <Button
        onClick={() => {
          const added = [...keys, entries.length];
          change({ keys, entry: newValue(type.element) }, added);
        }}
      >
        Add to {name}
      </Button>
    </Entries>
  );
}

/** The control for a place in a file, by what its schema says. */
export function Field(props: FieldProps) {
  const type = required(props.schema);
  if (type instanceof z.ZodObject) return <Group {...props} />;
  if (type instanceof z.ZodArray) return <List {...props} />;
  if (type instanceof z.ZodEnum) return <ChoiceField {...props} />;
  if (type instanceof z.ZodBoolean) return <YesField {...props} />;
  const kind = kindOf(type)?.kind;
  if (kind === "picture") return <PictureField {...props} />;
  if (kind === "time") return <TimeField {...props} />;
  return <TextField {...props} />;
}
