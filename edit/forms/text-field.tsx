import { useState } from "react";
import { z } from "zod";
import {
  kindOf,
  required,
  traitsOf,
} from "../../src/content/schema/schema-tree";
import { Input, TextArea } from "../components/look";
import { type FieldProps, useForm, useWrite } from "./form-context";
import { Labeled } from "./labeled";
import { pasteWords } from "./paste-words";

/** The time zones that the browser knows. */
const timeZones = Intl.supportedValuesOf("timeZone").map((value) => ({
  value,
}));

/** About how many rows a text has, for browsers without `field-sizing`. */
const rowsFor = (text: string) =>
  text
    .split("\n")
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 48)), 0);

/** The keyboard that a phone shows for a field; undefined for the usual one. */
function keyboardFor(schema: z.core.$ZodType) {
  const type = required(schema);
  if (type instanceof z.ZodNumber) return "numeric";
  if (type instanceof z.ZodEmail) return "email";
  const isAddress = /^(?:account|link|origin)$/.test(kindOf(schema) ?? "");
  return isAddress ? "url" : undefined;
}

/** A line, paragraphs, a number, or an address. */
export function TextField(props: FieldProps) {
  const { schema, node } = props;
  const { lang, linkTargets } = useForm();
  const write = useWrite(props);
  const traits = traitsOf(schema);
  const kind = traits?.kind;
  const text = node?.text ?? "";
  const options =
    kind === "timeZone"
      ? timeZones
      : kind === "link" &&
        linkTargets.map(({ address: value, title: label }) => ({
          value,
          label,
        }));
  // With spaces at its ends, which aren't written: the next word may follow.
  const [typed, setTyped] = useState(text);
  const shown = typed.trim() === text ? typed : text;
  const type = (written: string) => {
    setTyped(written);
    write(written.trim());
  };
  return (
    <Labeled {...props}>
      {(control) => {
        if (traits?.kind === "prose") {
          return (
            <TextArea
              {...control}
              lang={lang}
              rows={rowsFor(text)}
              value={shown}
              onPaste={(event) => pasteWords(event, traits.isOneLine)}
              onKeyDown={(event) => {
                if (traits.isOneLine && event.key === "Enter") {
                  event.preventDefault();
                }
              }}
              onChange={({ target: { value } }) =>
                type(
                  traits.isOneLine ? value.replaceAll(/\s*\n\s*/g, " ") : value,
                )
              }
            />
          );
        }
        const list = options ? `${control.id}.list` : undefined;
        return (
          <>
            <Input
              {...control}
              inputMode={keyboardFor(schema)}
              list={list}
              value={shown}
              onPaste={(event) => pasteWords(event)}
              onChange={({ target }) => type(target.value)}
            />
            {options && (
              <datalist id={list}>
                {options.map((each) => (
                  <option key={each.value} {...each} />
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </Labeled>
  );
}
