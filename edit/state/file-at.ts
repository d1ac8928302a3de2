import { pageFile } from "../../src/content/schema/page-address";
import {
  isYamlPageAddress,
  yamlPageFiles,
} from "../../src/content/schema/files";

/** The file of the page that a link on a page leads to. */
export function fileAt(address: string): string | undefined {
  const [page = ""] = address.replace(/^\.{1,2}(?=\/)/, "").split("#");
  if (page === "/" || page === "") return "home.yml";
  if (isYamlPageAddress(page)) return yamlPageFiles[page];
  return page.startsWith("/") ? pageFile(page) : undefined;
}
