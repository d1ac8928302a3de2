import React, {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import styled, {
  StyleSheetManager,
  createGlobalStyle,
} from "styled-components";
import { fontFiles } from "../../src/theme/fonts";
import { theme } from "../../src/theme/theme";
import { Outline, useOutline } from "./outline";
import { showScheme } from "./show-scheme";

const FontFaces = createGlobalStyle`${fontFiles}`;

const Window = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 0;
  margin: ${theme.space.small};
  border: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.band};
`;

const Frame = styled.iframe`
  position: absolute;
  border: 0;
  transform-origin: 0 0;
`;

/** In standards mode; the page is rendered into it. */
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>`;

/** Not by `instanceof`: the element belongs to the frame's own window. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && "closest" in target;

/** Elements that hold text. */
const blocks = "h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, address";

/** The current size of an element. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [element, size] as const;
}

interface PreviewProps {
  /** The address of the page. */
  readonly path: string;
  /** The id of the part to scroll to; empty for the top. */
  readonly section: string;
  /** Of the window in which the page is shown, in CSS pixels. */
  readonly width: number;
  readonly isDusk: boolean;
  /** The texts of the part that is being edited. */
  readonly edited: readonly string[];
  readonly onFollow: (address: string) => void;
  /** A click on text that isn't a link. */
  readonly onPoint: (text: string) => void;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * The page in a window of its own, updated only where something changed, so that
 * it keeps its scroll position.
 */
export function Preview(props: PreviewProps) {
  const { path, section, width, isDusk, edited, children } = props;
  const { onFollow, onPoint } = props;
  const [page, setPage] = useState<Document | null>(null);
  const [pane, size] = useSize();
  const scale = Math.min(1, (size.width || width) / width);

  useLayoutEffect(() => {
    if (page) showScheme(page, isDusk);
  }, [page, isDusk, children]);

  useEffect(() => {
    const click = (event: Event) => {
      event.preventDefault();
      if (!isElement(event.target)) return;
      const address = event.target.closest("a")?.getAttribute("href");
      const text = event.target.closest(blocks)?.textContent;
      if (address) onFollow(address);
      else if (text) onPoint(text);
    };
    page?.addEventListener("click", click);
    return () => page?.removeEventListener("click", click);
  }, [page, onFollow, onPoint]);

  useEffect(() => {
    const part = section ? page?.getElementById(section) : page?.body;
    part?.scrollIntoView();
  }, [page, path, section]);

  useOutline(page, edited, path);

  return (
    <Window ref={pane}>
      <Frame
        title="Preview"
        srcDoc={emptyPage}
        style={{
          width,
          insetInlineStart: (size.width - width * scale) / 2,
          height: size.height / scale,
          transform: `scale(${scale})`,
        }}
        onLoad={({ currentTarget }) => {
          setPage(currentTarget.contentDocument);
        }}
      />
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>
            <FontFaces />
            <Outline />
            {children}
          </StyleSheetManager>,
          page.body,
        )}
    </Window>
  );
}
