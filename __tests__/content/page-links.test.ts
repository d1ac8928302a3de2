import { linksIn } from "../../src/content/page-links";

function page(title: string, more: { menu?: boolean; order?: number }) {
  const frontMatter = { title, description: "", ...more };
  return { path: `/${title.toLowerCase()}`, frontMatter };
}

test("links to the pages that ask for it, in their order", () => {
  const pages = [
    page("Trails", { menu: true }),
    page("About", {}),
    page("Volunteer", { menu: true, order: 1 }),
    page("Old", { menu: false }),
  ];

  expect(linksIn("menu", pages)).toEqual([
    { title: "Volunteer", path: "/volunteer" },
    { title: "Trails", path: "/trails" },
  ]);
  expect(linksIn("footer", pages)).toEqual([]);
});
