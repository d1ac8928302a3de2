import { createContext, useContext } from "react";
// Only its type: what is loaded later imports this file.
import type { useNewWorkspace } from "./new-workspace";

/** What the panes of the editor share, once the content is read. */
export type Workspace = ReturnType<typeof useNewWorkspace>;

const context = createContext<Workspace | undefined>(undefined);

export const WorkspaceProvider = context.Provider;

/** @throws {Error} outside of the open editor */
export function useWorkspace(): Workspace {
  const workspace = useContext(context);
  if (!workspace) throw new Error("A pane is outside of the editor");
  return workspace;
}
