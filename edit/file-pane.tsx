import React, { useState } from "react";
import styled from "styled-components";
import type { Problem } from "../src/content/check/result";
import { pagePath, requiredPages } from "../src/content/page-path";
import {
  fileSchemas,
  isYamlFile,
  requiredFiles,
} from "../src/content/schema/files";
import { fieldNames } from "../src/content/schema/schema-tree";
import { theme } from "../src/theme/theme";
import { FileForm } from "./forms/file-form";
import { newValue } from "./forms/new-value";
import { Button, Card, Input, MainButton, Row, Soft } from "./look";
import type { KnownPictures } from "./pictures/known-pictures";
import type { TextPlace } from "./page-text/page-text";
import type { LinkTarget, ListedFile } from "./state/files";
import type { FoundText } from "./state/find-text";
import { isList, writeFile } from "./text/write-yaml";

export const Main = styled.main`
  overflow: auto;
  padding: ${theme.space.base} ${theme.space.medium} ${theme.space.huge};

  h2 {
    font-size: 1.9rem;
  }

  h3 {
    font-size: ${theme.fontSize.large};
  }
`;

export const About = styled(Soft)`
  margin-block: ${theme.space.hint} ${theme.space.base};
`;

interface FilePaneProps {
  readonly file: ListedFile;
  /** Undefined if the file isn't there. */
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
  /** The problems of another file, such as a picture. */
  readonly problemsIn: (path: string) => readonly Problem[];
  readonly pictures: KnownPictures;
  readonly pages: readonly LinkTarget[];
  /** The place that is being edited. */
  readonly place: FoundText;
  readonly onPlace: (place: FoundText) => void;
  readonly onOpen: (place: FoundText) => void;
  readonly textPlace: TextPlace | undefined;
  readonly onWrite: (text: string | null, undoGroup?: string) => void;
  /** Adds a picture; undone together with the change of the field. */
  readonly onAddPicture: (
    path: string,
    base64: string,
    undoGroup: string,
  ) => Promise<void>;
  /** Gives a page another address. */
  readonly onRename: (name: string) => void;
}

/** Renames or deletes a page. */
function PageTools({
  address,
  onRename,
  onDelete,
}: {
  readonly address: string;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}) {
  const [name, setName] = useState(address);
  if (requiredPages.some((page) => page === address)) return undefined;
  return (
    <Card aria-label="This page">
      <label htmlFor="page-address">
        Address
        <Input
          id="page-address"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </label>
      <Row>
        <Soft>
          The old address will redirect to the new one, and links to it are
          updated.
        </Soft>
        <Button
          disabled={name === address || name.trim() === ""}
          onClick={() => {
            onRename(name);
          }}
        >
          Change the address
        </Button>
        <Button onClick={onDelete}>Delete this page</Button>
      </Row>
    </Card>
  );
}

/** One file with its form, or the offer to add it. */
export function FilePane(props: FilePaneProps) {
  const { file, text, onWrite, onRename, ...form } = props;
  const { path, title, about } = file;
  const schema = isYamlFile(path) ? fileSchemas[path] : undefined;
  const isOptional = schema && !Object.hasOwn(requiredFiles, path);
  return (
    <Main aria-labelledby="file-title">
      <h2 id="file-title">{title}</h2>
      <About as="p">{about}</About>
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
      {text !== undefined && !schema && (
        <PageTools
          key={`tools of ${path}`}
          address={pagePath(path)}
          onRename={onRename}
          onDelete={() => {
            onWrite(null);
          }}
        />
      )}
      {text === undefined && schema && (
        <MainButton
          onClick={() => {
            const value = newValue(schema);
            onWrite(writeFile(value, schema));
            const first = isList(value) ? 0 : fieldNames(schema)[0];
            if (first !== undefined) form.onOpen({ path, keys: [first] });
          }}
        >
          Add {title.toLowerCase()}
        </MainButton>
      )}
      {text !== undefined && isOptional && (
        <p>
          <Button
            onClick={() => {
              onWrite(null);
            }}
          >
            Remove the {title.toLowerCase()}
          </Button>
        </p>
      )}
    </Main>
  );
}
