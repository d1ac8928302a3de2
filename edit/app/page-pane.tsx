import { useState } from "react";
import styled from "styled-components";
import { pageAt } from "../../src/page-at";
import { wideQuery } from "../../src/theme/queries";
import { theme } from "../../src/theme/theme";
import { Note, Row } from "../components/look";
import { OneOf } from "../components/one-of";
import { useSame } from "../components/use-same";
import { usePictureSources } from "../pictures/picture-sources";
import { pictureFinder } from "../preview/picture-finder";
import { Preview } from "../preview/preview";
import { wordsAt } from "../state/edited-words";
import { findText } from "../state/find-text";
import { fileAt } from "../state/file-at";
import { useNewest } from "../workspace/use-newest";
import { useWorkspace } from "../workspace/use-workspace";

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  min-height: 0;
  border-inline-start: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.band};
`;

const Tools = styled(Row)`
  padding: ${theme.space.tiny} ${theme.space.small};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.body};
`;

/** Widths of windows, in CSS pixels. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;

type Device = keyof typeof widths;

/** The page as visitors will see it. */
export function PagePane() {
  const workspace = useWorkspace();
  const { files, file } = workspace;
  const { checks, checkedTexts } = workspace.editing;
  const { place, openPlace } = workspace.navigation;
  const { blocking, blockingIn } = workspace.problems;
  const { preview, stale } = useNewest(checks);
  const { content } = preview;
  // The page shown may still have a picture that was undone or deleted.
  const pictures = usePictureSources(preview);
  const edited = useSame(wordsAt(preview.texts, place));
  const [device, setDevice] = useState<Device>(() =>
    // Not by `innerWidth`, which grows with a form that is too wide for a phone.
    matchMedia(wideQuery).matches ? "Desktop" : "Phone",
  );
  const [isDusk, setDusk] = useState(false);
  const [path = "/"] = file.shownAt.split("#");
  const page = content && pageAt(path, content, pictureFinder(pictures))?.body;
  /** What keeps the page from being shown. */
  const problems = content ? blockingIn(file.path) : blocking;
  const absent =
    problems.length > 0
      ? "The page will appear when its problems are fixed, and what is missing is filled in."
      : content && "There is nothing on this page yet.";
  const earlier =
    stale.includes(file.path) &&
    "This is an earlier version of the page: something in it is wrong now, or still has to be filled in.";
  const note = page ? earlier : absent;
  const open = (address: string, shown: readonly string[], around: string) => {
    const linked = address === "" ? undefined : fileAt(address);
    const isListed = files.some((each) => each.path === linked);
    // A link to a document or another site opens its own field.
    const found =
      linked !== undefined && isListed
        ? { path: linked }
        : shown
            .map((each) => findText(checkedTexts, each, place.path, around))
            .find((each) => each !== undefined);
    if (found) openPlace(found);
  };
  return (
    <Pane aria-label="The page">
      <Tools>
        <Title>The page</Title>
        <OneOf
          label="Width"
          names={["Phone", "Tablet", "Desktop"]}
          value={device}
          onChoose={setDevice}
        />
        <OneOf
          label="Day or dusk"
          names={["Day", "Dusk"]}
          value={isDusk ? "Dusk" : "Day"}
          onChoose={(name) => setDusk(name === "Dusk")}
        />
      </Tools>
      {/* Not a status: screen readers hear of problems from their list. */}
      <div>
        {note && (
          <Note $kind="warning">
            <p>{note}</p>
          </Note>
        )}
      </div>
      <Preview
        shownAt={file.shownAt}
        width={widths[device]}
        isDusk={isDusk}
        edited={edited}
        onPress={open}
      >
        {page}
      </Preview>
    </Pane>
  );
}
