export function onClientEntry() {
  // Webpack drops the branch, and what it imports, from the built site.
  if (process.env.NODE_ENV === "development") {
    void import("./problem-panel").then(({ followContent }) => followContent());
  }
}
