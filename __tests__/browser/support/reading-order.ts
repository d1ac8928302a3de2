import type { CDPSession, Page } from "@playwright/test";

/** Roles announced with a name that includes their text. */
const named = new Set(["link", "button", "image"]);

/** Roles announced with their name, if any. */
const places = new Set([
  "banner",
  "main",
  "contentinfo",
  "navigation",
  "region",
  "note",
  "group",
  "article",
  "status",
]);

async function treeOf(session: CDPSession) {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.map((node) => ({
    id: node.nodeId,
    isAnnounced: !node.ignored,
    role: String(node.role?.value),
    name: String(node.name?.value ?? ""),
    level: String(
      node.properties?.find(({ name }) => name === "level")?.value.value,
    ),
    children: node.childIds ?? [],
  }));
}

type TreeNode = Awaited<ReturnType<typeof treeOf>>[number];

/**
 * Merges adjacent text nodes, because React may split text. The accessibility
 * tree omits whitespace-only text, so spaces are inserted.
 */
function withTextsJoined(siblings: readonly TreeNode[]): TreeNode[] {
  return siblings.reduce<TreeNode[]>((joined, node) => {
    const last = joined.at(-1);
    if (last?.role !== "StaticText" || node.role !== "StaticText") {
      return [...joined, node];
    }
    const name = `${last.name} ${node.name}`
      .replaceAll(/\s+/g, " ")
      .replaceAll(/ (?=[.,])/g, "");
    return [...joined.slice(0, -1), { ...last, name }];
  }, []);
}

/**
 * What a screen reader announces, in order: a line for each landmark, heading,
 * link, button, picture, and run of text, such as `heading 2 "Our Mission"`.
 * Uses the browser's accessibility tree, without lists and paragraphs, which
 * only group.
 */
export async function readingOrder(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await treeOf(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.id, node]));

  const linesBelow = ({ children }: TreeNode): string[] => {
    const found = children.flatMap((id) => byId.get(id) ?? []);
    return withTextsJoined(found).flatMap(linesOf);
  };

  const linesOf = (node: TreeNode): string[] => {
    const { isAnnounced, role, level } = node;
    const name = node.name.trim();
    if (!isAnnounced) return linesBelow(node);
    if (role === "StaticText") return name === "" ? [] : [`"${name}"`];
    if (role === "heading") return [`heading ${level} "${name}"`];
    if (named.has(role)) return [`${role} "${name}"`];
    if (!places.has(role)) return linesBelow(node);
    return [name === "" ? role : `${role} "${name}"`, ...linesBelow(node)];
  };

  return nodes.slice(0, 1).flatMap(linesOf);
}
