import { useState } from "react";
import styled from "styled-components";
import { longestName } from "../../src/content/schema/limits";
import {
  pageAddress,
  requiredPages,
} from "../../src/content/schema/page-address";
import { theme } from "../../src/theme/theme";
import { Button, Card, Input, Row, Soft } from "../components/look";
import { fileNamed } from "../state/pages";
import { useWorkspace } from "../workspace/use-workspace";
import { changeAddress } from "../workspace/write-pages";

/** Below the field, at a distance. */
const AddressRow = styled(Row)`
  margin-top: ${theme.space.tiny};
`;

/** Moves a page to another address, or deletes it after saying what that breaks. */
export function PageTools({ onDelete }: { readonly onDelete: () => void }) {
  const { file, editing, navigation, problems } = useWorkspace();
  const { path } = file;
  const address = pageAddress(path);
  const [name, setName] = useState(address);
  const [objection, setObjection] = useState<string>();
  if (requiredPages.some((page) => page === address)) return undefined;
  const isOwn = pageAddress(fileNamed(name)) === address;
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
            value={name}
            maxLength={longestName}
            onChange={({ target }) => {
              setName(target.value);
              setObjection(undefined);
            }}
          />
        </label>
        <AddressRow>
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
        </AddressRow>
        <AddressRow role="alert">{objection}</AddressRow>
      </Card>
      <Button onClick={remove}>Delete this page</Button>
    </>
  );
}
