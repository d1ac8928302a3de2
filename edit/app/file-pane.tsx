import { flushSync } from "react-dom";
import {
  fileSchemas,
  isYamlFile,
  requiredFiles,
} from "../../src/content/schema/files";
import { fieldNames } from "../../src/content/schema/schema-tree";
import { FileForm } from "./file-form";
import { PageTools } from "./page-tools";
import { newValue } from "../forms/new-value";
import { Button, MainButton } from "../components/look";
import { isList, writeYaml } from "../text/write-yaml";
import { useWorkspace } from "../workspace/use-workspace";
import { removeFile } from "../workspace/write-pages";

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
    <>
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
    </>
  );
}
