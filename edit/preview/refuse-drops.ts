const isFileInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === "file";

/**
 * Refuses a file that is dropped anywhere but on its button: the browser would
 * open it in place of the editor, which would forget the token.
 */
export function refuseDrops(document: Document) {
  const refuse = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files") || isFileInput(target)) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  document.addEventListener("dragover", refuse);
  document.addEventListener("drop", refuse);
}
