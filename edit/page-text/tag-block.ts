import { EditorView, WidgetType } from "@codemirror/view";
import { theme } from "../../src/theme/theme";
import { elementsOf, tagsInText } from "../text/text-tags";

export const blockLook = EditorView.theme({
  ".cm-tag-block": {
    display: "inline-flex",
    alignItems: "center",
    gap: theme.space.tiny,
    maxWidth: "100%",
    padding: `${theme.space.hint} ${theme.space.tiny}`,
    border: `${theme.line.outline} solid ${theme.color.outline}`,
    borderRadius: theme.radius.small,
    background: theme.color.band,
    fontSize: theme.fontSize.fine,
    cursor: "pointer",
  },
  ".cm-tag-wrong": {
    borderColor: theme.color.lead,
    outline: `${theme.line.outline} solid ${theme.color.lead}`,
  },
  ".cm-tag-block > img": {
    flex: "none",
    width: "4.5rem",
    height: "3rem",
    objectFit: "cover",
  },
});

interface BlockProps {
  readonly words: string;
  /** The address of a picture. */
  readonly source: string | undefined;
  readonly isWrong: boolean;
}

/** A tag as a block, with its picture and its words; a click selects all that it stands for. */
export class TagBlock extends WidgetType {
  constructor(readonly props: BlockProps) {
    super();
  }

  override eq({ props }: TagBlock) {
    return JSON.stringify(props) === JSON.stringify(this.props);
  }

  override toDOM(view: EditorView) {
    const { words, source, isWrong } = this.props;
    const block = document.createElement("span");
    block.className = `cm-tag-block${isWrong ? " cm-tag-wrong" : ""}`;
    if (source !== undefined) {
      const picture = document.createElement("img");
      picture.src = source;
      picture.alt = "";
      block.append(picture);
    }
    block.append(words);
    block.addEventListener("mousedown", (event) => {
      event.preventDefault();
      const tags = tagsInText(view.state.doc.toString());
      const tag = tags.find(({ at }) => at === view.posAtDOM(block));
      if (!tag) return;
      const ends = elementsOf(tags).find((each) => each.includes(tag));
      const [first, last] = ends ?? [tag, tag];
      view.focus();
      // The cursor is at the start, whose form shows what can be changed.
      view.dispatch({ selection: { anchor: last.end, head: first.at } });
    });
    return block;
  }
}
