import { type ReactNode } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { z } from "zod";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { fieldNames, nameInWords } from "../../src/content/schema/schema-tree";
import { formatDate } from "../../src/content/schema/days";
import { dateOf, isoTime } from "../../src/content/schema/times";
import { Button, Card, Flow, PlainButton, Row } from "../components/look";
import { firstClick } from "../components/first-click";
import { ProblemBadge } from "../components/problem-badge";
import { labelOf } from "../text/labels";
import { headingLevel, useForm } from "./form-context";
import { idOf } from "../workspace/field-ids";
import { scrollForm } from "../workspace/scroll-form";
import { ProblemNotes } from "./problem-note";

/**
 * Unfolds a list entry that is a group or a choice; a triangle shows whether it
 * is open.
 */
const Unfold = styled(PlainButton)`
  &::before {
    content: "▸" / "";
    display: inline-block;
    width: 1.2em;
  }

  &[aria-expanded="true"]::before {
    content: "▾" / "";
  }
`;

/** On phones, they stay together below a long title. */
const Buttons = styled(Flow)`
  margin-inline-start: auto;
`;

type Arrow = "up" | "down";

const arrows: readonly Arrow[] = ["up", "down"];

const arrowId = (keys: Keys, arrow: Arrow) => `${idOf(keys)}-${arrow}`;

interface EntryProps {
  readonly entry: ValueNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** One entry of a list, with buttons to move and remove it. */
export function Entry(props: EntryProps) {
  const { entry, children } = props;
  const { keys = [] } = entry;
  const { change, currentKeys, setCurrentKeys, problemsIn, problemsOf } =
    useForm();
  const index = Number(entry.key);
  const count = entry.parent?.children.length ?? 0;
  const isChoice = entry.type instanceof z.ZodEnum;
  const title = labelOf(entry);
  // Several events may have the same title.
  const start = isoTime(entry.textOf("start") ?? "");
  const day = start ? `, ${formatDate(dateOf(start))}` : "";
  const name =
    isChoice && entry.text
      ? `${title}: ${nameInWords(entry.text)}`
      : title + day;
  const list = keys.slice(0, -1);
  const isGroup = entry.type instanceof z.ZodObject;
  // Events can't be moved: the site sorts them by their start.
  const isSorted = entry.schema && fieldNames(entry.schema).includes("start");
  const isFoldable = isGroup || isChoice;
  const isOpen =
    !isFoldable || keys.every((key, at) => currentKeys[at] === key);

  const move = (arrow: Arrow, { top }: DOMRect) => {
    const isDown = arrow === "down";
    const to = [...list, index + (isDown ? 1 : -1)];
    change({ kind: "moveDown", keys: isDown ? keys : to });
    flushSync(() => {
      // The page shows where a section is now only if the section is open.
      if ((isOpen && isFoldable) || isChoice) setCurrentKeys(to);
    });
    // The button stays under the pointer and keeps the focus, to be pressed again.
    const moved = document.getElementById(arrowId(to, arrow));
    moved?.focus({ preventScroll: true });
    if (moved) scrollForm(moved, moved.getBoundingClientRect().top - top);
  };

  return (
    // For a single value, its control has this id.
    <Card aria-label={name} id={isGroup ? idOf(keys) : undefined} tabIndex={-1}>
      <Row>
        <h3 aria-level={headingLevel(keys)}>
          {isFoldable ? (
            <Unfold
              aria-expanded={isOpen}
              onClick={({ currentTarget }) => {
                // Another entry above it may fold up, which moves this one.
                flushSync(() => setCurrentKeys(isOpen ? list : keys));
                currentTarget.scrollIntoView({ block: "nearest" });
              }}
            >
              {name}
            </Unfold>
          ) : (
            name
          )}
        </h3>
        {!isOpen && <ProblemBadge problems={problemsIn(keys)} />}
        <Buttons>
          {!isSorted &&
            arrows.map((arrow) => {
              const isAtEnd = index === (arrow === "up" ? 0 : count - 1);
              return (
                <Button
                  key={arrow}
                  aria-label={`Move ${name} ${arrow}`}
                  // The focus moves with the entry: this says where it is now.
                  aria-description={`${index + 1} of ${count}`}
                  // A disabled button would lose the focus at the end of the list.
                  aria-disabled={isAtEnd}
                  id={arrowId(keys, arrow)}
                  onClick={({ currentTarget }) => {
                    if (isAtEnd) return;
                    move(arrow, currentTarget.getBoundingClientRect());
                  }}
                >
                  {arrow === "up" ? "↑" : "↓"}
                </Button>
              );
            })}
          <Button
            aria-label={`Remove ${name}`}
            onClick={firstClick(() => {
              change({ kind: "write", keys, value: undefined });
              flushSync(() => setCurrentKeys(list));
              const left = document.getElementById(idOf(list));
              const cards =
                left?.querySelectorAll<HTMLElement>(":scope > fieldset");
              // The keyboard goes on where the entry was, and the list stays where
              // it is under the pointer.
              const next = cards?.[index] ?? cards?.[index - 1] ?? left;
              next?.focus({ preventScroll: true });
            })}
          >
            Remove
          </Button>
        </Buttons>
      </Row>
      {isOpen && isGroup && <ProblemNotes problems={problemsOf(keys)} />}
      {isOpen && children}
    </Card>
  );
}
