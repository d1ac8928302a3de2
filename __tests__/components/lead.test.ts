import { unbrokenSentences } from "../../src/components/lead";

/** With `~` for a space that doesn't break. */
const unbroken = (text: string) =>
  unbrokenSentences(text).replaceAll("\u00A0", "~");

test("short sentences break only between each other", () => {
  expect(unbroken("Know the land. Keep it wild. Get outside.")).toBe(
    "Know~the~land. Keep~it~wild. Get~outside.",
  );
  expect(unbroken("¿Lees? ¡Lee con nosotros!")).toBe(
    "¿Lees? ¡Lee~con~nosotros!",
  );
});

test("a long sentence breaks anywhere", () => {
  expect(unbroken("Come in. The people who live here look after it.")).toBe(
    "Come~in. The people who live here look after it.",
  );
});
