import { useState } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { Button, Input } from "../components/look";
import { newPage, newPageFile } from "../state/pages";
import { useWorkspace } from "../workspace/use-workspace";

const Form = styled.form`
  display: grid;
  gap: ${theme.space.tiny};
  justify-items: start;
  padding: ${theme.space.small} ${theme.space.snug};

  label {
    width: 100%;
  }
`;

/** Adds a page with a title, from which its address is made. */
export function AddPage() {
  const { files, editing, navigation } = useWorkspace();
  const { live, state } = editing;
  const [typed, setTyped] = useState("");
  const title = typed.trim();
  const path = newPageFile(title, (each) => state.texts.has(each));
  const listed = files.find((file) => file.path === path);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        live.write([{ path, text: newPage(title) }]);
        navigation.openPlace({ path });
        setTyped("");
      }}
    >
      <label htmlFor="new-page">
        Title of a new page
        <Input
          id="new-page"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div role="status">
        {listed && <p>It’s already in the list: {listed.title}.</p>}
      </div>
      <Button type="submit" disabled={title === "" || listed !== undefined}>
        Add a page
      </Button>
    </Form>
  );
}
