import { type PropsWithChildren } from "react";
import styled from "styled-components";
import { Pressable } from "../components/pressable";
import { layoutIds } from "../content/schema/layout-ids";
import { landmarkWords } from "../content/words/phrases";
import { GlobalStyle } from "../theme/global-style";
import { media, theme } from "../theme/theme";
import type { LayoutProps } from "./site-facts";
import { SiteFooter } from "./site-footer";
import { SiteBar } from "./site-bar";
import { SiteNotice } from "./site-notice";
import { ToastArea } from "../toasts/toast-area";

/** Lets keyboard and screen reader users skip the bar. */
const SkipLink = styled(Pressable)`
  position: fixed;
  top: ${theme.space.small};
  left: ${theme.space.small};
  z-index: ${theme.layer.skipLink};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;

  main {
    flex: 1;
  }

  /* Firefox would start a new sheet. */
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

/** The layout of all pages: the bar, the footer, and the toast area. */
export function Layout(props: PropsWithChildren<LayoutProps>) {
  const { site, address, children } = props;
  return (
    <>
      <GlobalStyle />
      <SkipLink href={`#${layoutIds.main}`}>{landmarkWords.skip}</SkipLink>
      <Column>
        <SiteBar site={site} address={address} />
        <main id={layoutIds.main} tabIndex={-1}>
          {site.notice && <SiteNotice {...site.notice} />}
          {children}
        </main>
        <SiteFooter site={site} address={address} />
      </Column>
      <div id={layoutIds.toasts}>
        <ToastArea />
      </div>
    </>
  );
}
