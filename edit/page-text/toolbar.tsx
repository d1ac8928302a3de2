import { useState } from "react";
import styled from "styled-components";
import {
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import { theme } from "../../src/theme/theme";
import { useForm } from "../forms/form-context";
import { firstClick } from "../components/first-click";
import { Button, Flow, Select } from "../components/look";
import { componentTitle } from "../text/text-tags";
import type { Format } from "./format";
import { formatButtons } from "./format-buttons";
import { linkTo, withComponent } from "./insertions";

const Bar = styled(Flow)`
  column-gap: ${theme.space.base};
  margin-block: ${theme.space.tiny};
`;

const Tools = styled(Flow)`
  gap: ${theme.space.hint};
`;

/** Flatter than others, because there are many of them. */
const Tool = styled(Button)`
  min-height: 0;
  padding: ${theme.space.hint} ${theme.space.tiny};
  box-shadow: none;
`;

const Pages = styled(Select)`
  width: auto;
  max-width: 12rem;
  min-height: 0;
  padding: 0 ${theme.space.hint};
  font-size: ${theme.fontSize.fine};
`;

interface ToolbarProps {
  /** Formats the text, or what is selected in it. */
  readonly onFormat: (format: Format) => void;
  /** Adds something that has a form. */
  readonly onAdd: (format: Format) => void;
}

/** Buttons for formatting, for the site's components, and for links. */
export function Toolbar({ onFormat, onAdd }: ToolbarProps) {
  const { linkTargets } = useForm();
  // Of the page to link to; empty for any address, which is then typed.
  const [address, setAddress] = useState("");
  const target = linkTargets.find((each) => each.address === address);
  return (
    <Bar>
      <Tools role="group" aria-label="Format">
        {formatButtons.map(({ name, format }) => (
          <Tool key={name} onClick={() => onFormat(format)}>
            {name}
          </Tool>
        ))}
      </Tools>
      <Tools role="group" aria-label="Add">
        {Object.keys(authorComponents)
          .filter(isAuthorComponent)
          .map((name) => (
            <Tool
              key={name}
              title={`Add ${authorComponents[name].description}`}
              onClick={firstClick(() => onAdd(withComponent(name)))}
            >
              {componentTitle(name)}
            </Tool>
          ))}
      </Tools>
      <Tools role="group" aria-label="Links">
        <Pages
          aria-label="Link to"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        >
          <option value="">Another website</option>
          {linkTargets.map((each) => (
            <option key={each.address} value={each.address}>
              {each.title}
            </option>
          ))}
        </Pages>
        <Tool
          onClick={() => onFormat(linkTo(target?.address, target?.title ?? ""))}
        >
          Add the link
        </Tool>
      </Tools>
    </Bar>
  );
}
