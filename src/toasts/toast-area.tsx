import { Fragment, useEffect, useRef, useState } from "react";
import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import styled from "styled-components";
import { DismissButton, ToastCard } from "./toast-card";
import { usePause } from "./use-pause";
import { useSwipe } from "./use-swipe";
import { useToastFocus } from "./use-toast-focus";
import { toastWords } from "../content/words/phrases";
import { theme } from "../theme/theme";

const Region = styled.section`
  position: fixed;
  right: ${theme.space.medium};
  bottom: ${theme.space.medium};
  z-index: ${theme.layer.toast};
  pointer-events: none;
`;

const dismiss = () => toast.dismiss();

/**
 * The landmark that contains toasts. The region and its live region are always
 * on the page: screen readers announce changes inside a live region, but not
 * one that is inserted together with its text.
 */
export function ToastArea() {
  const region = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  const [current] = toasts;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // A toast removed under the pointer never sends `pointerleave`.
  if (isHovered && !current) setIsHovered(false);
  usePause(handlers, isHovered || isFocused);
  const swipe = useSwipe(dismiss);
  const isShown = current?.visible === true;
  const rememberOrigin = useToastFocus(region, isShown, dismiss);

  // Back and Forward can restore the page with the toast, its timer stopped.
  useEffect(() => {
    const leave = () => toast.remove();
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  return (
    <Region
      ref={region}
      tabIndex={-1}
      aria-label={toastWords.area}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => {
        rememberOrigin(event.relatedTarget);
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <ToastCard $isShown={current?.visible} {...swipe}>
        <div role="status" aria-live="polite">
          {current !== undefined && (
            <Fragment key={current.id}>
              {resolveValue(current.message, current)}
            </Fragment>
          )}
        </div>
        {current !== undefined && (
          <DismissButton aria-label={toastWords.dismiss} onClick={dismiss}>
            ×
          </DismissButton>
        )}
      </ToastCard>
    </Region>
  );
}
