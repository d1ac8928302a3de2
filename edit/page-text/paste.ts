import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { withoutInvisible } from "../../src/content/words/characters";
import { paragraphsIn } from "../text/published";
import { isElement } from "../text/text-tags";
import { commandOf } from "./format";
import { withElementInPlace } from "./insertions";
import { lineMarker, nextItem } from "./line-markers";
import { readPasted } from "./pasted-html";
import { markdownFrom } from "./pasted-markdown";
import { isInRow } from "./table-rows";

/** Says how to add a picture, once the words that came with it are there. */
function explainPictures() {
  setTimeout(() =>
    alert(
      "Pictures can’t be pasted or dropped here. To add one, put the cursor where it belongs, click Photo above the text, and choose its file.",
    ),
  );
  return true;
}

/**
 * Keeps the formatting of what is pasted from a word processor or a web page.
 *
 * @returns false if it has none
 */
function pasteFormatted(view: EditorView, html: string, title: string) {
  const { body, isPlain, hasPictures } = readPasted(html, title);
  if (hasPictures) explainPictures();
  if (isPlain) return false;
  const markdown = markdownFrom(body);
  // A cell of a table has one line: it gets only the words of several paragraphs.
  const isCell = isInRow(view.state);
  const words =
    isCell && markdown.includes("\n") ? paragraphsIn(body).join(" ") : markdown;
  const pasted = withoutInvisible(
    isCell ? words.replaceAll(/(?<!\\)\|/g, "\\|") : words,
  );
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const line = doc.lineAt(from);
  // A pasted list has its own markers, so it replaces an empty item.
  const isList = /^(?:-|\d+\.) /.test(pasted) && nextItem(line.text) === "";
  const start = isList ? line.from : from;
  const isWithin = line.from < start || doc.lineAt(to).to > to;
  // Among other words, the marker of a single line would be shown as it is.
  const isPart = isWithin && !pasted.includes("\n");
  const text = isPart ? pasted.replace(lineMarker, "") : pasted;
  // Blank lines keep several paragraphs apart from the words around them.
  const apart = isWithin && text.includes("\n") ? "\n\n" : "";
  const insert = apart + text + apart;
  view.dispatch({
    changes: { from: start, to, insert },
    selection: { anchor: start + insert.length },
    userEvent: "input.paste",
    scrollIntoView: true,
  });
  return true;
}

const isPicture = (data: DataTransfer | null) =>
  Array.from(data?.items ?? []).some(
    ({ kind, type }) => kind === "file" && type.startsWith("image/"),
  );

/**
 * Pastes without the invisible characters that often come with a text.
 *
 * @param title of the page
 */
export const paste = (title: () => string): Extension => [
  EditorView.domEventHandlers({
    paste({ clipboardData }, view) {
      const words = clipboardData?.getData("text/plain") ?? "";
      if (words === "" && isPicture(clipboardData)) return explainPictures();
      const element = words.trim();
      if (!isElement(element)) {
        const html = clipboardData?.getData("text/html") ?? "";
        return pasteFormatted(view, html, title());
      }
      // The check requires a line of its own for a photo that was cut elsewhere.
      return commandOf(withElementInPlace(element))(view);
    },
    dragover(event) {
      if (!isPicture(event.dataTransfer)) return false;
      // Elsewhere, files are refused before they are dropped.
      event.stopPropagation();
      return true;
    },
    drop: ({ dataTransfer }) => isPicture(dataTransfer) && explainPictures(),
  }),
  EditorView.clipboardInputFilter.of((text, state) => {
    const words = withoutInvisible(text);
    // A line break would end the row of a table, unless more rows follow.
    const isForCell = isInRow(state) && !/^\|/m.test(words);
    return isForCell ? words.trim().replaceAll(/\s*\n\s*/g, " ") : words;
  }),
];
