import { type PointerEvent, useState } from "react";

/** Minimum drag distance that dismisses a toast, in CSS pixels. */
const swipeThreshold = 50;

interface Drag {
  readonly pointerId: number;
  readonly startX: number;
  readonly distance: number;
}

/**
 * Whether a press has another purpose than a swipe: on the button, whose click
 * pointer capture would swallow, or of a mouse on the words, which selects them
 * to copy an address.
 */
function isForContents({ pointerType, target }: PointerEvent<HTMLElement>) {
  const contents =
    pointerType === "mouse" ? "button, [role=status] > *" : "button";
  return target instanceof Element && target.closest(contents) !== null;
}

/**
 * The props of a styled element that follows horizontal drags. Calls `onSwipe` on
 * release at or beyond the threshold; otherwise, the element springs back.
 */
export function useSwipe(onSwipe: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  return {
    $isDragging: drag !== null,
    style: drag ? { transform: `translateX(${drag.distance}px)` } : undefined,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isForContents(event)) return;
      // Without capture, a fast swipe would end outside the toast, unnoticed.
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX } = event;
      setDrag({ pointerId, startX: clientX, distance: 0 });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.pointerId !== event.pointerId) return;
      setDrag({ ...drag, distance: event.clientX - drag.startX });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag?.pointerId !== event.pointerId) return;
      setDrag(null);
      const distance = Math.abs(event.clientX - drag.startX);
      if (distance >= swipeThreshold) onSwipe();
    },
    onPointerCancel() {
      setDrag(null);
    },
  };
}
