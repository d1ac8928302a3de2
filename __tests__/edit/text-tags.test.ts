import { elementsOf, tagInWords, tagsInText } from "../../edit/text/text-tags";

/** The words of the tags that are shown as blocks. */
const blocksIn = (text: string) =>
  tagsInText(text)
    .filter(({ isComplete }) => isComplete)
    .map(tagInWords);

test.each([
  ['<Photo\n  image="a.jpg"\n  alt="1 > 0"\n/>', ["Photo: 1 > 0"]],
  ["<Photo image='a.jpg' alt='1 > 0' />", ["Photo: 1 > 0"]],
  ['<Photo image="a.jpg">', ["Photo"]],
  ['<Note title="Hi">\n\nOne\n\n</Note>', ["Note: Hi", "End of note"]],
  // What no form shows stays as it is typed.
  ['<Photo image="a.jpg" width="9" />', []],
  ["<Photo image=a.jpg />", []],
  ['<Photo image="a.jpg"', []],
  ['<Note title="Hi" />', []],
  ["<Photos /> and <br />", []],
])("in %j", (text, blocks) => {
  expect(blocksIn(text)).toEqual(blocks);
});

test("only notes that open and close have two ends", () => {
  const text = '</Note><Note title="1"></Photo></Note><Note title="2">';
  const pairs = elementsOf(tagsInText(text)).map(([start]) =>
    tagInWords(start),
  );
  expect(pairs).toEqual(["Note: 1"]);
});
