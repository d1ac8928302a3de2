import { Fragment } from "react";

/**
 * Text whose email addresses break after the @ or a dot, if they don't fit on a line.
 */
export const Breakable = ({ children }: { readonly children: string }) =>
  children.split(/(?<=@(?:\S*\.)?)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
