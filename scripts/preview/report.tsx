import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dusk } from "../../src/theme/dusk";
import type { Problem } from "../../src/content/check/result";
import { tokens } from "../../src/theme/tokens";

export interface Picture {
  /** What it shows besides the version: `On a phone, by day`. */
  readonly view: string;
  readonly label: string;
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Section {
  readonly heading: string;
  readonly pictures: readonly Picture[];
}

export interface Report {
  readonly title: string;
  /** What to look at before anything else. */
  readonly warnings: readonly Problem[];
  readonly notes: readonly string[];
  readonly sections: readonly Section[];
}

const colors = ({ page, text, outline }: typeof dusk.color) =>
  `:root { background: ${page}; color: ${text}; --outline: ${outline}; }`;

const styles = `
${colors(tokens.color)}
@media (prefers-color-scheme: dark) { ${colors(dusk.color)} }
:root { color-scheme: light dark; }
body { margin: 0; padding: ${tokens.space.base}; font: ${tokens.fontSize.body}/${tokens.leading.body} system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3 { line-height: ${tokens.leading.heading}; }
details { border-top: ${tokens.line.outline} solid var(--outline); }
summary { padding: ${tokens.space.small} 0; cursor: pointer; }
aside { padding: 0 ${tokens.space.base}; border: ${tokens.line.edge} solid var(--outline); }
summary h2 { display: inline; }
h2 { font-size: ${tokens.fontSize.heading3}; }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(40%, min(100%, 18rem)), 1fr)); gap: ${tokens.space.base}; align-items: start; }
h3 { grid-column: 1 / -1; margin: ${tokens.space.base} 0 0; }
figure { margin: 0; }
img { display: block; max-width: 100%; height: auto; box-sizing: border-box; border: ${tokens.line.hair} solid var(--outline); }
`;

/** Whatever the pages contain, the file runs no script and makes no request. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

function PageSection({ heading, pictures }: Section) {
  const views = new Set(pictures.map(({ view }) => view));
  return (
    <details>
      <summary>
        <h2>{heading}</h2>
      </summary>
      {[...views].map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          {pictures
            .filter(({ view }) => view === name)
            .map(({ label, alt, src, width, height }) => (
              <figure key={label}>
                <figcaption>{label}</figcaption>
                <img {...{ alt, src, width, height }} />
              </figure>
            ))}
        </section>
      ))}
    </details>
  );
}

function Warnings({ warnings }: Pick<Report, "warnings">) {
  return (
    <aside aria-labelledby="warnings">
      <h2 id="warnings">Look at this first</h2>
      <ul>
        {warnings.map(({ file, line, path, found, expected, fix }) => (
          <li key={`${file}:${line} ${found}`}>
            <strong>{found}</strong>
            <br />
            {path} ({file}, line {line}). Expected: {expected}. To do: {fix}.
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The report as one HTML file. */
export function reportHtml({ title, warnings, notes, sections }: Report) {
  const html = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {warnings.length > 0 && <Warnings warnings={warnings} />}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {sections.map((section) => (
            <PageSection key={section.heading} {...section} />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(html)}\n`;
}
