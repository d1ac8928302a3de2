import React, { memo, useMemo, useState } from "react";
import styled from "styled-components";
import type { Content } from "../../src/content/content";
import { eventsPath } from "../../src/content/page-path";
import { pageAt } from "../../src/page-data/page-at";
import { theme } from "../../src/theme/theme";
import { Button, Row, Soft } from "../look";
import type { KnownPictures } from "../pictures/known-pictures";
import { pictureFinder } from "./picture-shapes";
import { Preview } from "./preview";

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  border-inline-start: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.band};
`;

const Tools = styled(Row)`
  padding: ${theme.space.tiny} ${theme.space.small};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};
`;

/** Widths of windows, in CSS pixels. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;

type Device = keyof typeof widths;

const devices: readonly Device[] = ["Phone", "Tablet", "Desktop"];

interface PagePaneProps {
  /** The last content without a mistake, if there was one. */
  readonly content: Content | undefined;
  readonly isCurrent: boolean;
  readonly pictures: KnownPictures;
  /** Of a page, perhaps of a part of it. */
  readonly address: string;
  readonly onFollow: (address: string) => void;
  /** A click on a text. */
  readonly onPoint: (text: string) => void;
}

/** The page as visitors will see it; not drawn again while somebody types. */
export const PagePane = memo(function PagePane(props: PagePaneProps) {
  const { content, isCurrent, pictures, address, ...clicks } = props;
  const [device, setDevice] = useState<Device>("Desktop");
  const [isDusk, setDusk] = useState(false);
  const find = useMemo(() => pictureFinder(pictures), [pictures]);
  const [wanted = "/", section = ""] = address.split("#");
  const path = wanted === eventsPath && !content?.events ? "/" : wanted;
  const page = useMemo(
    () => content && pageAt(path, content, find).body,
    [path, content, find],
  );
  return (
    <Pane aria-label="The page">
      <Tools>
        <Soft role="status">
          {!content && "The page shows once the problems are fixed."}
          {content &&
            !isCurrent &&
            "The page as it was before the last problem."}
          {content && isCurrent && "The page"}
        </Soft>
        {devices.map((name) => (
          <Button
            key={name}
            aria-pressed={name === device}
            onClick={() => {
              setDevice(name);
            }}
          >
            {name}
          </Button>
        ))}
        <Button
          aria-pressed={isDusk}
          onClick={() => {
            setDusk(!isDusk);
          }}
        >
          Dusk
        </Button>
      </Tools>
      <Preview
        path={path}
        section={section}
        width={widths[device]}
        isDusk={isDusk}
        {...clicks}
      >
        {page}
      </Preview>
    </Pane>
  );
});
