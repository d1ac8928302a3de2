import { useEffect, useMemo, useReducer, useState } from "react";
import type { Content } from "../../src/content/content";
import type { OpenContent } from "../store";
import { checkTexts } from "./check-texts";
import type { Draft } from "./drafts";
import { type Texts, changedFiles, edit, goOn } from "./edits";
import { useDraft } from "./use-draft";

/**
 * A value that follows another once the browser has shown what is typed. Unlike
 * a deferred value, it is never put off by the next key.
 */
function useAfterPaint<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLater(value);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return later;
}

/** The last content without a mistake, and the texts that it was read from. */
interface Shown {
  readonly content: Content | undefined;
  readonly texts: Texts;
}

/**
 * What is written, and all that follows from it: the changed files, what the
 * check says, and the last content without a mistake.
 */
export function useEditing(
  { name, folder, ...open }: OpenContent,
  draft: Draft | undefined,
) {
  const [edits, dispatch] = useReducer(edit, goOn(open.base, draft ?? open));
  const { base, texts, known } = edits;
  const others = useMemo(() => {
    const entries = open.others.entries.filter(({ path }) => !known.has(path));
    return { ...open.others, entries };
  }, [open.others, known]);
  const changes = useMemo(() => changedFiles({ base, texts }), [base, texts]);

  const checkedTexts = useAfterPaint(texts);
  const result = useMemo(
    () => checkTexts(folder, others, { base, texts: checkedTexts }),
    [folder, others, base, checkedTexts],
  );
  const { content } = result;
  const [shown, setShown] = useState<Shown>({ content, texts: checkedTexts });
  if (content && content !== shown.content) {
    setShown({ content, texts: checkedTexts });
  }

  const kept = useDraft(name, edits, changes);

  return {
    edits,
    dispatch,
    others,
    changes,
    checkedTexts,
    result,
    shown,
    kept,
  };
}
