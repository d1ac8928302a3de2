import { useState } from "react";
import styled from "styled-components";
import { longestName } from "../../src/content/schema/limits";
import {
  pageAddress,
  requiredPages,
} from "../../src/content/schema/page-address";
import { theme } from "../../src/theme/theme";
import { Button, Card, Input, Row, Soft } from "../components/look";
import { baseOf } from "../state/content-state";
import { fileNamed, objectionTo, renamePage } from "../state/pages";
import { formFields } from "../text/read-fields";
import { historyEntry } from "../workspace/use-navigation";
import { useWorkspace } from "../workspace/use-workspace";

/** Below the field, at a distance. */
const AddressRow = styled(Row)`
  margin-top: ${theme.space.tiny};
`;

/** Moves a page to another address, or deletes it after saying what that breaks. */
export function PageTools({ onDelete }: { readonly onDelete: () => void }) {
  const { file, editing, navigation, problems } = useWorkspace();
  const { live, state } = editing;
  const { texts } = state;
  const { path } = file;
  const address = pageAddress(path);
  const [name, setName] = useState(address);
  if (requiredPages.some((page) => page === address)) return undefined;
  const renamed = fileNamed(name);
  const isOwn = pageAddress(renamed) === address;
  const objection = formFields(path, texts.get(path) ?? "")
    ? objectionTo(name, (each) => texts.has(each))
    : "First fix the problems at the top of the page, where its old address will be written.";
  const isRefused = !isOwn && objection !== undefined;
  const move = () => {
    const now = live.now();
    // A page that was never saved needs no redirect: nobody knows its address.
    const isKnown = baseOf(now).has(path);
    live.write(renamePage(now.texts, path, renamed, isKnown));
    // Otherwise, Back would look for the file that is gone.
    history.replaceState(historyEntry(renamed), "");
    navigation.openPlace({ path: renamed });
  };
  const remove = () => {
    const objections = problems.objectionsTo(path);
    const question =
      objections.length === 0
        ? "Delete this page? No other page needs it. Undo brings it back."
        : `Deleting this page would cause these problems:\n\n${objections.join("\n")}\n\nDelete it anyway?`;
    if (confirm(question)) onDelete();
  };
  return (
    <>
      <Card aria-label="The page's address">
        <label htmlFor="page-address">
          Address
          <Input
            id="page-address"
            aria-describedby="page-address-note"
            aria-invalid={isRefused}
            value={name}
            maxLength={longestName}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <AddressRow>
          <Soft>
            Links to the page will be updated. If it was saved before, its old
            address will redirect to the new one.
          </Soft>
          <Button disabled={isOwn || isRefused} onClick={move}>
            Change the address
          </Button>
        </AddressRow>
        <AddressRow role="status" id="page-address-note">
          {isRefused && objection}
        </AddressRow>
      </Card>
      <Button onClick={remove}>Delete this page</Button>
    </>
  );
}
