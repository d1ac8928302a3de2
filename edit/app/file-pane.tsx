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
import { ProblemNotes } from "../forms/problem-note";
import { Button, MainButton } from "../components/look";
import { deleteTried } from "../state/uploads";
import { withChanges } from "../store/texts";
import { isList, writeYaml } from "../text/write-yaml";
import { useWorkspace } from "../workspace/use-workspace";

/** The form of one file, a button to add the file, or why it can't be opened. */
export function FilePane() {
  const { file, editing, navigation, problems } = useWorkspace();
  const { live, state } = editing;
  const { path, title } = file;
  const text = state.texts.get(path);
  const schema = isYamlFile(path) ? fileSchemas[path] : undefined;
  if (text === undefined) {
    const { entries } = state.otherFiles;
    if (!schema || entries.some((each) => each.path === path)) {
      return <ProblemNotes problems={problems.allIn(path)} />;
    }
    const add = () => {
      const value = newValue(schema);
      live.write([{ path, text: `${writeYaml(value, schema)}\n` }]);
      const first = isList(value) ? 0 : fieldNames(schema)[0];
      if (first !== undefined) navigation.openPlace({ path, keys: [first] });
    };
    return <MainButton onClick={add}>Add {title.toLowerCase()}</MainButton>;
  }
  const remove = () => {
    const now = live.now();
    const removed = { path, text: null };
    const left = { ...now, texts: withChanges(now.texts, [removed]) };
    flushSync(() => live.write([removed, ...deleteTried(left, text)]));
    navigation.openPlace({ path });
  };
  return (
    <>
      <FileForm key={path} text={text} />
      {!schema && <PageTools key={`tools of ${path}`} onDelete={remove} />}
      {schema && !Object.hasOwn(requiredFiles, path) && (
        <p>
          <Button onClick={remove}>Remove the {title.toLowerCase()}</Button>
        </p>
      )}
    </>
  );
}
