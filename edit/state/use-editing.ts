import {
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from "react";
import type { Content } from "../../src/content/content";
import type { OpenContent } from "../local-store";
import { checkTexts, textsOf } from "./check-texts";
import { forgetDraft, keepDraft } from "./drafts";
import { changedFiles, edit, startWith } from "./edits";

/** Time without typing after which a draft is kept, in milliseconds. */
const pause = 300;

/**
 * What is written, and all that follows from it: the changed files, what the
 * check says, and the last content without a mistake.
 */
export function useEditing({ folder, snapshot }: OpenContent) {
  const read = useMemo(() => textsOf(snapshot), [snapshot]);
  const others = useMemo(() => {
    const entries = snapshot.entries.filter(({ path }) => !read.has(path));
    return { ...snapshot, entries };
  }, [snapshot, read]);
  const [edits, dispatch] = useReducer(edit, read, startWith);
  const { base, texts } = edits;
  const changes = useMemo(() => changedFiles({ base, texts }), [base, texts]);

  // Typing never waits for the check.
  const checkedTexts = useDeferredValue(texts);
  const result = useMemo(
    () => checkTexts(folder, others, { base, texts: checkedTexts }),
    [folder, others, base, checkedTexts],
  );
  const [content, setContent] = useState<Content | undefined>(result.content);
  if (result.content && result.content !== content) setContent(result.content);

  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept =
        changes.length > 0
          ? keepDraft(folder, { base, texts })
          : edits.past.length > 0 && forgetDraft(folder);
      Promise.resolve(kept).then(
        () => setKept(true),
        () => setKept(false),
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [folder, base, texts, changes, edits.past]);

  return { edits, dispatch, changes, result, content, isKept };
}
