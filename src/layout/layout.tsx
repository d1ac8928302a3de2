import { type PropsWithChildren } from "react";
import styled from "styled-components";
import { layoutIds } from "../content/schema/layout-ids";
import { ColorVariables } from "../theme/color-variables";
import { GlobalStyle } from "../theme/global-style";
import { media } from "../theme/media";
import type { LayoutProps } from "./site-facts";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SiteNotice } from "./site-notice";
import { SkipLink } from "./skip-link";
import { ToastArea } from "../toasts/toast-area";

const Column = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  min-height: 100svh;

  /* Firefox would start a new sheet for a grid. */
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

/** The layout of all pages: the bar, the footer, and the toast area. */
export function Layout(props: PropsWithChildren<LayoutProps>) {
  const { site, path, children } = props;
  return (
    <>
      <ColorVariables />
      <GlobalStyle />
      <SkipLink />
      <SiteHeader site={site} path={path} />
      <Column>
        <main id={layoutIds.main} tabIndex={-1}>
          {site.notice && <SiteNotice {...site.notice} />}
          {children}
        </main>
        <SiteFooter site={site} path={path} />
      </Column>
      <div id={layoutIds.toasts}>
        <ToastArea />
      </div>
    </>
  );
}
