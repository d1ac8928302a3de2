import { px } from "./path";

/** A path as this kit writes it: straight lines and curves, all absolute. */
const plain = /^(?:[ML]-?[\d.]+ -?[\d.]+|C-?[\d.]+(?: -?[\d.]+){5}|Z)+$/;

/** Without the spaces and zeros that a parser can do without. */
const tight = (numbers: readonly number[]) =>
  numbers
    .map((tenths) => px(tenths / 10).replace(/^(-?)0\./, "$1."))
    .reduce((text, next) => {
      const isApart =
        next.startsWith("-") || (next.startsWith(".") && /\.\d+$/.test(text));
      return isApart ? text + next : `${text} ${next}`;
    });

/**
 * The same outline, told from place to place instead of from the corner. A
 * curve that goes on as smoothly as the last ended leaves out how it begins.
 */
function retold(path: string): string {
  let [x, y] = [0, 0];
  let [pullX, pullY] = [NaN, NaN];
  let before = "";
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, command = "", rest = ""]) => {
      if (command === "Z") return "Z";
      const places = rest
        .split(" ")
        .map((number) => Math.round(Number(number) * 10));
      const [firstX = 0, firstY = 0] = places;
      const isSmooth =
        command === "C" &&
        Math.abs(firstX - 2 * x + pullX) <= 2 &&
        Math.abs(firstY - 2 * y + pullY) <= 2;
      const steps = places
        .map((place, index) => place - (index % 2 ? y : x))
        .slice(isSmooth ? 2 : 0);
      [pullX = NaN, pullY = NaN] = command === "C" ? places.slice(2, 4) : [];
      [x = 0, y = 0] = places.slice(-2);
      if (command === "M") {
        before = command;
        return `M${tight(places)}`;
      }
      const letter = isSmooth ? "s" : command.toLowerCase();
      const isSame = letter === before;
      before = letter;
      const text = tight(steps);
      if (!isSame) return letter + text;
      return text.startsWith("-") ? text : ` ${text}`;
    })
    .join("");
}

/** What `disc` writes: two halves of a circle or ellipse. */
const halves = /^M(\S+) (\S+)a(\S+) (\S+) 0 1 0 \S+ 0a\S+ \S+ 0 1 0 \S+ 0Z$/;

/** A circle in one arc that ends a hair from its start. */
const inOneArc = (path: string) =>
  path.replace(
    halves,
    (_, left: string, y: string, radiusX: string, radiusY: string) =>
      `M${px(Number(left) + Number(radiusX))} ${px(Number(y) - Number(radiusY))}a${radiusX} ${radiusY} 0 1 0 .1 0Z`,
  );

/** An SVG that visitors download, its paths in fewer bytes. */
export const shortSvg = (svg: string): string =>
  svg.replace(/ d="([^"]*)"/g, (_, path: string) => {
    const short = plain.test(path)
      ? retold(path)
      : inOneArc(path).replace(/-?\d*\.\d{2,}/g, (number) =>
          px(Number(number)),
        );
    return ` d="${short}"`;
  });
