import { type RefObject, useEffect, useState } from "react";
import { wideQuery } from "../theme/media";

/**
 * Follows a popover menu that the browser opens and closes. Gives whether it
 * is open and a way to close it. The menu also closes when the window grows
 * so wide that it is laid out in the bar.
 */
export function useMenu(menu: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const follow = (event: Event) => {
      setOpen("newState" in event && event.newState === "open");
    };
    element.addEventListener("toggle", follow);
    return () => element.removeEventListener("toggle", follow);
  }, [menu]);

  useEffect(() => {
    if (!open) return;
    const close = () => menu.current?.hidePopover();
    const wide = window.matchMedia(wideQuery);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [menu, open]);

  function close() {
    if (open) menu.current?.hidePopover();
  }

  return { open, close };
}
