import type { Problem } from "../../src/content/check/result";
import { MainButton, Note } from "../components/look";
import { leadWords } from "../check/problem-kinds";
import { useFix } from "./form-context";

/** An address, without a comma after it. */
const address = /(https?:\/\/\S+?)(?=,?(?:\s|$))/;

/** What was found. The addresses in it can be opened, as a warning asks for. */
const Found = ({ words }: { readonly words: string }) =>
  words.split(address).map((part, index) =>
    address.test(part) ? (
      <a key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );

interface ProblemNotesProps {
  readonly problems: readonly Problem[];
}

/** Problems in the words of the check, beside what they are about. */
export function ProblemNotes({ problems }: ProblemNotesProps) {
  const onFix = useFix();
  return problems.map((problem, index) => {
    const { found, expected, fix, edit, kind } = problem;
    return (
      // Not keyed by its words, which change while somebody types: Fix would
      // lose the focus.
      <Note key={index} $kind={kind}>
        {kind === "missing" ? (
          <p>
            <strong>{leadWords.missing}</strong> {expected}
          </p>
        ) : (
          <p>
            <strong>{kind === "warning" ? leadWords.warning : "Found:"}</strong>{" "}
            {kind === "warning" ? <Found words={found} /> : found}
            <br />
            <strong>Expected:</strong> {expected}
            <br />
            {/* There may be nothing wrong. */}
            <strong>
              {kind === "warning" ? "What to do:" : "To fix it:"}
            </strong>{" "}
            {fix}
          </p>
        )}
        {edit && onFix && (
          <MainButton
            aria-label={`Fix: ${found}`}
            onClick={() => onFix(problem)}
          >
            Fix
          </MainButton>
        )}
      </Note>
    );
  });
}
