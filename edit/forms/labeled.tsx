import { type ReactNode } from "react";
import styled from "styled-components";
import { z } from "zod";
import {
  describe,
  kindOf,
  required,
  titleOf,
} from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { characterCount } from "../../src/content/words/characters";
import { theme } from "../../src/theme/theme";
import { Flow, Soft } from "../components/look";
import { labelOf } from "../text/labels";
import { idOf } from "../workspace/field-ids";
import { type FieldProps, useForm } from "./form-context";
import { ProblemNotes } from "./problem-note";

const Box = styled.div`
  margin-top: ${theme.space.small};

  /* Room for the outline of a control that is focused or wrong. */
  > * + * {
    margin-top: ${theme.space.tiny};
  }
`;

const Label = styled.label`
  font-weight: ${theme.weight.strong};
`;

const Line = styled(Flow)`
  gap: 0 ${theme.space.small};
  justify-content: space-between;
  align-items: baseline;
`;

/** How many more characters a text may have, if there is a limit. */
function roomLeft(schema: z.core.$ZodType, text: string) {
  const type = required(schema);
  const limit = type instanceof z.ZodString ? type.maxLength : null;
  if (limit === null) return undefined;
  const left = limit - characterCount(text);
  return left < 0 ? `${-left} too many` : `${left} left`;
}

/** What a control needs to be found, described, and marked as wrong. */
interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
  readonly "aria-labelledby"?: string | undefined;
}

interface LabeledProps extends FieldProps {
  /** Whether its control is a group of several. */
  readonly isGroup?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field's name, its control, a hint on what belongs there, and its problems. */
export function Labeled(props: LabeledProps) {
  const { keys, schema, node, isGroup = false, children } = props;
  const { setCurrentKeys, problemsOf } = useForm();
  const text = node?.text ?? "";
  // A choice of pictures needs no hint, and a problem says what belongs there.
  const isPicture = isGroup || kindOf(schema) === "picture";
  const problems = problemsOf(keys).map((problem) =>
    isPicture && problem.kind === "missing"
      ? { ...problem, expected: "choose one" }
      : problem,
  );
  const id = idOf(keys);
  const [label, room, notes] = [`${id}-label`, `${id}-room`, `${id}-notes`];
  const title = node ? labelOf(node) : titleOf(schema, String(keys.at(-1)));
  const isOptional = schema instanceof z.ZodOptional;
  const hasHint = !isPicture && problems.length === 0;
  return (
    <Box>
      <Line>
        <Label
          as={isGroup ? "span" : "label"}
          id={label}
          htmlFor={isGroup ? undefined : id}
        >
          {title}
          {isOptional && <Soft> (optional)</Soft>}
        </Label>
        <Soft id={room}>{roomLeft(schema, text)}</Soft>
      </Line>
      {/* Not around Fix: the focus could fold an entry above, which moves it. */}
      <div role="presentation" onFocus={() => setCurrentKeys(keys)}>
        {children({
          id,
          "aria-describedby": `${room} ${notes}`,
          "aria-invalid": problems.some(({ kind }) => kind === "mistake"),
          "aria-labelledby": isGroup ? label : undefined,
        })}
      </div>
      <div id={notes}>
        {hasHint && <Soft>{capitalized(describe(schema))}</Soft>}
        <ProblemNotes problems={problems} />
      </div>
    </Box>
  );
}
