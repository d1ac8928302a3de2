import { type ReactNode } from "react";

interface HtmlProps {
  readonly headComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  /** The rendered page. */
  readonly body: string;
}

/** The frame of every page, in place of Gatsby's own. */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {props.headComponents}
      </head>
      <body>
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
