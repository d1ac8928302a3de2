import { printable } from "../../src/content/words/show";
import type { OpenContent } from "../store/store";

type ReviewNotesProps = Pick<OpenContent, "isFromCopy" | "unseen">;

/** What people who review a pull request must know before they merge it. */
export const ReviewNotes = ({ isFromCopy, unseen }: ReviewNotesProps) => (
  <>
    {isFromCopy && (
      <p>
        This pull request comes from a copy of the repository. You can look at
        it here, but changes to it can’t be saved: comment on it on GitHub
        instead.
      </p>
    )}
    {unseen && unseen.paths.length > 0 && (
      <>
        <p>
          Before this pull request is merged, have your developer{" "}
          <a href={unseen.address} target="_blank" rel="noreferrer">
            look at it on GitHub
          </a>
          . It also changes files that the editor doesn’t show:
        </p>
        {/* Each on a line of its own: anybody may have chosen its name. */}
        <ul>
          {unseen.paths.map((path) => (
            <li key={path}>{printable(path)}</li>
          ))}
        </ul>
      </>
    )}
  </>
);
