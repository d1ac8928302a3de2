import styled from "styled-components";
import { Pressable } from "../components/pressable";
import { layoutIds } from "../content/schema/layout-ids";
import { landmarkWords } from "../content/words/phrases";
import { theme } from "../theme/theme";

const Link = styled(Pressable)`
  position: fixed;
  top: ${theme.space.small};
  left: ${theme.space.small};
  z-index: ${theme.layer.skipLink};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Lets keyboard and screen reader users skip the bar. */
export function SkipLink() {
  return <Link href={`#${layoutIds.main}`}>{landmarkWords.skip}</Link>;
}
