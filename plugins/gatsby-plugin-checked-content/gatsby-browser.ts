export function onClientEntry() {
  // In production, webpack removes this branch and its import.
  if (process.env.NODE_ENV === "development") {
    void import("./problem-panel").then(({ followContent }) => followContent());
  }
}
