import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Root, createRoot } from "react-dom/client";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { refuseDrops } from "./refuse-drops";
import { PreviewPage, type PreviewPageProps } from "./preview-page";

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

/** An empty document in standards mode, which the page is rendered into. */
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>`;

/** The current size of an element. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}

/**
 * Passes keys that are pressed on the page to the editor, so that Ctrl+S saves
 * there too.
 */
function forwardKeys(page: Document) {
  page.addEventListener("keydown", (event) => {
    const isHandled = !document.dispatchEvent(
      new KeyboardEvent(event.type, event),
    );
    if (isHandled) event.preventDefault();
  });
}

interface PreviewProps extends Omit<PreviewPageProps, "document"> {
  /** Of the window in which the page is shown, in CSS pixels. */
  readonly width: number;
}

/**
 * The page in a window of its own, updated only where something changed, so
 * that it keeps its scroll position. It also has its own React root: otherwise,
 * each keystroke would make React start over on a page it hasn't finished.
 */
export function Preview({ width, ...page }: PreviewProps) {
  // An empty document, and the React root of its body.
  const [pageRoot, setPageRoot] = useState<{
    document: Document;
    root: Root;
  }>();
  const [pane, size] = useSize();
  const scale = Math.min(1, (size.width || width) / width);

  // Not in an effect that runs later: the next key might come first.
  useLayoutEffect(() => {
    if (!pageRoot) return;
    const { document, root } = pageRoot;
    root.render(<PreviewPage document={document} {...page} />);
  });

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
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          refuseDrops(contentDocument);
          forwardKeys(contentDocument);
          const root = createRoot(contentDocument.body);
          setPageRoot({ document: contentDocument, root });
        }}
      />
    </Window>
  );
}
