import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { parseSrcset } from "srcset";
import type { Mention } from "./mention";
import { scriptAddresses } from "./script-addresses";
import { styleAddresses, valueAddresses } from "./style-addresses";

type Node = DefaultTreeAdapterTypes.Node;
type Attributes = Readonly<Record<string, string | undefined>>;

/** Attributes that are an address, whatever element they stand on. */
const plain = [
  "action",
  "cite",
  "data",
  "formaction",
  "href",
  "poster",
  "src",
] as const;

const candidateLists = ["imagesrcset", "srcset"] as const;

/** Attributes of drawings, in which `url()` may stand. */
const drawn = ["clip-path", "fill", "filter", "mask", "stroke"] as const;

/** What a link preview goes to: `og:image`, `og:url`, `twitter:image`. */
const previewAddress = /:(?:audio|image|url|video)$/;

function attributesOf(element: DefaultTreeAdapterTypes.Element): Attributes {
  const pairs = element.attrs.map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(pairs);
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element) {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function* elementsIn(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsIn(node.content);
  if ("childNodes" in node)
    for (const child of node.childNodes) yield* elementsIn(child);
}

function metaMentions({ content, name, property, ...rest }: Attributes) {
  const key = property ?? name ?? "";
  if (previewAddress.test(key) && content !== undefined)
    return [{ kind: `meta ${key}`, address: content }];
  const target = /^\s*\d+\s*;\s*url=(.*)/i.exec(content ?? "")?.[1];
  return rest["http-equiv"]?.toLowerCase() === "refresh" && target !== undefined
    ? [{ kind: "meta refresh", address: target.trim() }]
    : [];
}

function attributeMentions(tag: string, attributes: Attributes) {
  const mention = (name: string) => (address: string) => ({
    kind: `${tag} ${name}`,
    address,
  });
  return [
    ...plain.flatMap((name) => {
      const address = attributes[name];
      // A link element is known by what it is for: icon, canonical.
      const label = tag === "link" ? (attributes["rel"] ?? name) : name;
      return address === undefined ? [] : [mention(label)(address)];
    }),
    ...candidateLists.flatMap((name) =>
      parseSrcset(attributes[name] ?? "").map(({ url }) => mention(name)(url)),
    ),
    ...drawn.flatMap((name) =>
      valueAddresses(attributes[name] ?? "").map(mention(name)),
    ),
    ...styleAddresses(attributes["style"] ?? "").map(mention("style")),
  ];
}

function mentionsOf(element: DefaultTreeAdapterTypes.Element): Mention[] {
  const tag = element.tagName;
  const attributes = attributesOf(element);
  const inside = (addresses: readonly string[], kind: string) =>
    addresses.map((address) => ({ kind, address }));
  const kind = attributes["id"] ?? attributes["type"] ?? tag;
  return [
    ...attributeMentions(tag, attributes),
    ...(tag === "meta" ? metaMentions(attributes) : []),
    ...(tag === "style" ? inside(styleAddresses(textOf(element)), tag) : []),
    ...(tag === "script"
      ? inside(scriptAddresses(attributes, textOf(element)), kind)
      : []),
    // Not of pages: of the sitemap, which reads as one.
    ...(tag === "loc" ? inside([textOf(element)], tag) : []),
  ];
}

/**
 * All that a page refers to, and the ids in it that an address may end in. Also
 * reads drawings and sitemaps.
 */
export function pageAddresses(html: string) {
  const elements = [...elementsIn(parse(html))];
  return {
    mentions: elements.flatMap(mentionsOf),
    ids: new Set(elements.map((element) => attributesOf(element)["id"])),
  };
}
