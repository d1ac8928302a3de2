import { useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import {
  pageAddress,
  requiredPages,
} from "../../src/content/schema/page-address";
import {
  fileSchemas,
  isYamlFile,
  requiredFiles,
} from "../../src/content/schema/files";
import { fieldNames } from "../../src/content/schema/schema-tree";
import { theme } from "../../src/theme/theme";
import { FileForm } from "./file-form";
import { MainPane } from "./main-pane";
import { newValue } from "../forms/new-value";
import { Button, Card, Input, MainButton, Row, Soft } from "../components/look";
import { fileNamed } from "../state/pages";
import { isList, writeYaml } from "../text/write-yaml";
import { useWorkspace } from "../workspace/use-workspace";
import { changeAddress, removeFile } from "../workspace/write-pages";

/** What a button of a page's tools answers. */
const Answer = styled.div.attrs({ role: "alert" })`
  > * {
    margin-top: ${theme.space.small};
  }
`;

/** Scrolls to an element that just appeared, perhaps below the window. */
const scrollTo = (element: Element | null) =>
  element?.scrollIntoView({ block: "nearest" });

/** Renames a page, or deletes it after showing what that breaks. */
function PageTools({ onDelete }: { readonly onDelete: () => void }) {
  const { file, editing, navigation, problems } = useWorkspace();
  const { path } = file;
  const address = pageAddress(path);
  const [name, setName] = useState(address);
  const [objection, setObjection] = useState<string>();
  const [objections, setObjections] = useState<readonly string[]>();
  if (requiredPages.some((page) => page === address)) return undefined;
  const isOwn = pageAddress(fileNamed(name)) === address;
  return (
    <Card aria-label="This page">
      <label htmlFor="page-address">
        Address
        <Input
          id="page-address"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setObjection(undefined);
          }}
        />
      </label>
      <Row>
        <Soft>
          Links to the page will be updated. If it was saved before, its old
          address will redirect to the new one.
        </Soft>
        <Button
          disabled={isOwn || name.trim() === ""}
          onClick={() =>
            setObjection(
              changeAddress(editing.live, path, name, navigation.openPlace),
            )
          }
        >
          Change the address
        </Button>
        <Button onClick={() => setObjections(problems.objectionsTo(path))}>
          Delete this page
        </Button>
      </Row>
      <Answer>
        {objection !== undefined && <p>{objection}</p>}
        {objections && (
          <>
            <p>
              {objections.length === 0
                ? "No other page needs it. Undo brings it back."
                : "Deleting this page would cause these problems:"}
            </p>
            <ul>
              {objections.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <Button ref={scrollTo} onClick={onDelete}>
              {objections.length === 0 ? "Delete it" : "Delete it anyway"}
            </Button>
          </>
        )}
      </Answer>
    </Card>
  );
}

/** The form of one file, or a button to add the file. */
export function FilePane() {
  const { file, editing, navigation } = useWorkspace();
  const { live, state } = editing;
  const { path, title } = file;
  const text = state.texts.get(path);
  const schema = isYamlFile(path) ? fileSchemas[path] : undefined;
  const isOptional = schema && !Object.hasOwn(requiredFiles, path);
  const remove = () => {
    flushSync(() => removeFile(live, path));
    navigation.openPlace({ path });
  };
  return (
    <MainPane>
      {text !== undefined && <FileForm key={path} text={text} />}
      {text !== undefined && !schema && (
        <PageTools key={`tools of ${path}`} onDelete={remove} />
      )}
      {text === undefined && schema && (
        <MainButton
          onClick={() => {
            const value = newValue(schema);
            const text = `${writeYaml(value, schema)}\n`;
            live.write([{ path, text }]);
            const first = isList(value) ? 0 : fieldNames(schema)[0];
            if (first !== undefined) {
              navigation.openPlace({ path, keys: [first] });
            }
          }}
        >
          Add {title.toLowerCase()}
        </MainButton>
      )}
      {text !== undefined && isOptional && (
        <p>
          <Button onClick={remove}>Remove the {title.toLowerCase()}</Button>
        </p>
      )}
    </MainPane>
  );
}
