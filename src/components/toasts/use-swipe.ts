import { type PointerEvent, useState } from "react";
import { isSwipe } from "./swipe";

interface Drag {
  readonly pointerId: number;
  readonly startX: number;
  readonly distance: number;
}

/** Capturing the pointer would take the click away from a button. */
function isOnButton(target: EventTarget) {
  return target instanceof Element && target.closest("button") !== null;
}

/**
 * Follows a finger or the mouse sideways. Gives the pointer handlers for the
 * element and how far it has been dragged, in CSS pixels; calls `onSwipe` when
 * it is let go at the threshold or beyond, and otherwise the distance is 0
 * again, so the element springs back.
 */
export function useSwipe(onSwipe: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  return {
    distance: drag?.distance ?? 0,
    dragging: drag !== null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || isOnButton(event.target)) return;
        // Without capture a quick finger leaves the toast and lets go outside.
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
        if (isSwipe(event.clientX - drag.startX)) onSwipe();
      },
      onPointerCancel() {
        setDrag(null);
      },
    },
  };
}
