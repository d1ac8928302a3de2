import { type ReactNode } from "react";
import styled from "styled-components";
import {
  isForDusk,
  isPictureName,
} from "../../src/content/schema/upload-names";
import { printable } from "../../src/content/words/show";
import { theme } from "../../src/theme/theme";
import { Soft } from "../components/look";
import { isTextFile } from "../../src/content/schema/files";
import { pictureAddress } from "../pictures/picture-sources";
import { useWorkspace } from "../workspace/use-workspace";
import { comparedTexts } from "./readable-text";
import { usersOf } from "../state/upload-places";
import type { ShownChange } from "../state/moved-pages";
import { changedParts } from "../text/changed-parts";

const Text = styled.pre`
  padding: ${theme.space.snug};
  border: ${theme.line.hair} solid ${theme.color.hairline};
  background: ${theme.color.page};
  font: ${theme.fontSize.fine} / 1.5 ${theme.font.text};
  white-space: pre-wrap;

  ins {
    background: ${theme.color.accent};
    color: ${theme.color.dark};
  }

  del {
    color: ${theme.color.textSoft};
  }
`;

const Added = styled.img`
  display: block;
  max-height: 18rem;
  margin-block: ${theme.space.small};
`;

/** How many unchanged lines are shown before and after a change. */
const around = 2;

/** Shortens unchanged text to the lines next to changes. */
function shortened(text: string, isFirst: boolean, isLast: boolean) {
  const lines = text.split("\n");
  const after = isFirst ? 0 : around + 1;
  const before = isLast ? 0 : around + 1;
  if (lines.length <= after + before + 1) return text;
  const end = lines.length - before;
  return [...lines.slice(0, after), "…", ...lines.slice(end)].join("\n");
}

interface FileDiffProps extends ShownChange {
  /** Below the difference. */
  readonly children?: ReactNode;
}

/** What changes in a file. */
export function FileDiff(props: FileDiffProps) {
  const { path, before, after, movedFrom, children } = props;
  const { editing, fileTitle } = useWorkspace();
  const title = printable(fileTitle(path));
  const isPicture = isPictureName(path);
  // Somebody may have chosen it, and then another one.
  const isUnused =
    isPicture &&
    before === null &&
    !isForDusk(path) &&
    usersOf(editing.live.now().texts, path).length === 0;
  const isText = isTextFile(path);
  const parts = isText
    ? changedParts(...comparedTexts(path, before ?? "", after ?? ""))
    : [];
  return (
    <section aria-label={title}>
      <h3>
        {title} {fileTitle(path) !== path && <Soft>{printable(path)}</Soft>}
        {movedFrom !== undefined && ` (before: ${printable(movedFrom)})`}
        {before === null && " (new)"}
        {after === null && " (deleted)"}
      </h3>
      {isPicture && after !== null && (
        <Added src={pictureAddress(path, after)} alt={path} />
      )}
      {isUnused && (
        <p>No page uses it. If it isn’t needed, delete it under Pictures.</p>
      )}
      {isText && (
        <Text>
          {parts.map(({ added, removed, value }, index) => {
            if (added) return <ins key={index}>{value}</ins>;
            if (removed) return <del key={index}>{value}</del>;
            const isLast = index === parts.length - 1;
            return (
              <span key={index}>{shortened(value, index === 0, isLast)}</span>
            );
          })}
        </Text>
      )}
      {children}
    </section>
  );
}
