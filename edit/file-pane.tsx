import React from "react";
import styled from "styled-components";
import type { Problem } from "../src/content/check/result";
import {
  fileSchemas,
  isYamlFile,
  requiredFiles,
} from "../src/content/schema/files";
import { theme } from "../src/theme/theme";
import { FileForm } from "./forms/file-form";
import { newValue } from "./forms/new-value";
import { Button, MainButton, Soft } from "./look";
import type { ListedFile } from "./state/files";
import { writeFile } from "./text/write-yaml";

const Main = styled.main`
  overflow: auto;
  padding: ${theme.space.base} ${theme.space.medium} ${theme.space.huge};

  h2 {
    font-size: 1.9rem;
  }

  h3 {
    font-size: ${theme.fontSize.large};
  }
`;

interface FilePaneProps {
  readonly file: ListedFile;
  /** Undefined if the file isn't there. */
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
  readonly pictures: readonly string[];
  readonly addresses: readonly string[];
  readonly onWrite: (text: string | undefined, place: string) => void;
}

/** One file with its form, or the offer to add it. */
export function FilePane({ file, text, onWrite, ...form }: FilePaneProps) {
  const { path, title, about } = file;
  const schema = isYamlFile(path) ? fileSchemas[path] : undefined;
  const isOptional = schema && !Object.hasOwn(requiredFiles, path);
  return (
    <Main aria-labelledby="file-title">
      <h2 id="file-title">{title}</h2>
      <Soft as="p">{about}</Soft>
      {text !== undefined && (
        <FileForm
          key={path}
          path={path}
          title={title}
          text={text}
          onWrite={onWrite}
          {...form}
        />
      )}
      {text === undefined && schema && (
        <MainButton
          onClick={() => {
            onWrite(writeFile(newValue(schema), schema), `${path} file`);
          }}
        >
          Add {title.toLowerCase()}
        </MainButton>
      )}
      {text !== undefined && isOptional && (
        <p>
          <Button
            onClick={() => {
              onWrite(undefined, `${path} file`);
            }}
          >
            Remove all of {title.toLowerCase()}
          </Button>
        </p>
      )}
    </Main>
  );
}
