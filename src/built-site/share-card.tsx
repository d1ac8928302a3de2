import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CSSProperties } from "react";
import satori from "satori";
import sharp from "sharp";
import { shareCardSize } from "../content/schema/page-address";
import type { Site } from "../content/schema/site";
import { brandLines } from "../layout/brand-lines";
import { colors } from "../theme/colors";

const margin = 66;
const room = shareCardSize.width - 2 * margin;

/** The part of the picture behind the name. */
const panelHeight = 300;

const lineHeight = 1.1;

const { resolve } = createRequire(__filename);

/** Satori can't read the site's own fonts, which are WOFF2. */
const fonts = ["latin", "latin-ext", "vietnamese"].map((subset) => ({
  name: `National Park ${subset}`,
  data: readFileSync(
    resolve(
      `@fontsource/national-park/files/national-park-${subset}-700-normal.woff`,
    ),
  ),
}));

/** The largest size at which the words fit on some number of lines. */
function sizeOf(text: string, largest: number, mostLines: number) {
  const longest = Math.max(...text.split(/\s/).map((word) => word.length));
  const fitting = Array.from({ length: mostLines }, (_, index) => {
    const lines = index + 1;
    // Lines break between words, so all but the last have some room left.
    const letters = (text.length / lines) * (lines > 1 ? 1.15 : 1);
    // A letter is about 0.62 of the size wide.
    const size = room / (0.62 * Math.max(longest, letters));
    return Math.min(largest, size, (panelHeight - 30) / (lineHeight * lines));
  });
  return Math.floor(Math.max(...fitting));
}

/**
 * In pixels: the scrim's padding around the name, and the width of its edge.
 */
const scrimRoom = 22;

/**
 * The name as shapes, because sharp would use the fonts of the machine; nothing
 * if the fonts lack a letter of it, which would show as a box.
 */
async function lettering(
  { name, county }: Pick<Site, "name" | "county">,
  style: CSSProperties,
) {
  // Some keyboards type an accent as a character of its own.
  const [large, small] = brandLines(name.normalize(), county.normalize());
  const lines = [
    { text: large, size: sizeOf(large, 128, small === "" ? 4 : 1) },
    { text: small, size: sizeOf(small, 72, 1) },
  ].filter(({ text }) => text !== "");
  const missing: string[] = [];
  const svg = await satori(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        alignItems: "flex-start",
        height: panelHeight,
        padding: `0 ${margin - scrimRoom}px`,
        fontFamily: fonts.map(({ name: family }) => family).join(),
        lineHeight,
      }}
    >
      <div
        style={{
          ...style,
          display: "flex",
          flexDirection: "column",
          padding: `0 ${scrimRoom}px`,
        }}
      >
        {lines.map(({ text, size }) => (
          <div key={text} style={{ fontSize: size }}>
            {text}
          </div>
        ))}
      </div>
    </div>,
    {
      ...shareCardSize,
      fonts,
      loadAdditionalAsset: (_, letters) => {
        missing.push(letters);
        return Promise.resolve([]);
      },
    },
  );
  return missing.length === 0 ? [Buffer.from(svg)] : [];
}

/** Like the drawn skies, a photo begins with the color of the sky. */
async function sky() {
  const color = colors.sky.day;
  const backgroundImage = `linear-gradient(${color}, ${color}cc 30%, ${color}00 75%)`;
  const svg = await satori(
    <div style={{ width: "100%", height: "100%", backgroundImage }} />,
    { ...shareCardSize, fonts },
  );
  return Buffer.from(svg);
}

/**
 * What a link to the site shows in a message: the hero's picture below the
 * organization's name, as a JPEG. Behind the name, what is darker than the scrim
 * takes its color, as on the home page.
 */
export async function shareCard(
  site: Pick<Site, "name" | "county">,
  picture: { readonly file: string; readonly isTinted: boolean },
): Promise<Buffer> {
  const color = colors.text.day;
  const background = colors.scrim.day;
  const boxShadow = `0 0 ${scrimRoom}px ${scrimRoom}px ${background}`;
  const scrim = await lettering(site, {
    color: "transparent",
    background,
    boxShadow,
  });
  return sharp(picture.file, { autoOrient: true })
    .resize({ ...shareCardSize, position: "bottom" })
    .composite([
      ...(picture.isTinted ? [{ input: await sky() }] : []),
      ...scrim.map((input) => ({ input, blend: "lighten" as const })),
      ...(await lettering(site, { color })).map((input) => ({ input })),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
