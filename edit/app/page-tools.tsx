import { useState } from "react";
import styled from "styled-components";
import {
  pageAddress,
  requiredPages,
} from "../../src/content/schema/page-address";
import { theme } from "../../src/theme/theme";
import { Button, Card, Input, Row, Soft } from "../components/look";
import { fileNamed } from "../state/pages";
import { useWorkspace } from "../workspace/use-workspace";
import { changeAddress } from "../workspace/write-pages";

/** What appears after a click on one of these buttons. */
const Answer = styled.div.attrs({ role: "alert" })`
  > * {
    margin-top: ${theme.space.small};
    scroll-margin-bottom: ${theme.space.base};
  }
`;

/** What to do with the address; its words keep a distance from the field. */
const AddressRow = styled(Row)`
  margin-top: ${theme.space.tiny};
`;

/** Scrolls to an element that just appeared, perhaps below the window. */
const scrollTo = (element: Element | null) =>
  element?.scrollIntoView({ block: "nearest" });

/** Moves a page to another address, or deletes it after showing what that breaks. */
export function PageTools({ onDelete }: { readonly onDelete: () => void }) {
  const { file, editing, navigation, problems } = useWorkspace();
  const { path } = file;
  const address = pageAddress(path);
  const [name, setName] = useState(address);
  const [objection, setObjection] = useState<string>();
  const [objections, setObjections] = useState<readonly string[]>();
  if (requiredPages.some((page) => page === address)) return undefined;
  const isOwn = pageAddress(fileNamed(name)) === address;
  return (
    <>
      <Card aria-label="The page's address">
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
        <Answer>{objection !== undefined && <p>{objection}</p>}</Answer>
      </Card>
      <Card aria-label="This page">
        <Button onClick={() => setObjections(problems.objectionsTo(path))}>
          Delete this page
        </Button>
        <Answer>
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
    </>
  );
}
