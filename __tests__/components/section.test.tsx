import { renderToStaticMarkup } from "react-dom/server";
import { SectionOpening } from "../../src/components/section";

/** The markup of a lead, without classes. */
function drawn(lead: string) {
  const words = { heading: null, lead };
  const opening = <SectionOpening of="mission" words={words} />;
  const markup = renderToStaticMarkup(opening).replaceAll(
    / class="[^"]*"/g,
    "",
  );
  return /<p>(.*)<\/p>/.exec(markup)?.[1];
}

test("each short sentence is kept together", () => {
  expect(drawn("Know the land. Keep it wild. Get outside.")).toBe(
    "<span>Know the land.</span> <span>Keep it wild.</span> <span>Get outside.</span>",
  );
  expect(drawn("¿Lees? ¡Lee con nosotros!")).toBe(
    "<span>¿Lees?</span> <span>¡Lee con nosotros!</span>",
  );
});

test("a long sentence breaks anywhere", () => {
  expect(drawn("Come in. The people who live here look after it.")).toBe(
    "<span>Come in.</span> The people who live here look after it.",
  );
});

test("sentences in Arabic keep their order, from the right", () => {
  const lead = "نقرأ معا. نغني معا.";
  expect(drawn(lead)).toBe(lead);
});
