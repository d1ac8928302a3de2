import type { Finding } from "./finding";
import { untoldFields } from "./untold-fields";
import { show } from "./words";
import type { CheckedFields } from "./yaml/check-fields";

/** Whether an address was shortened, or names a whole site and no picture. */
const isPart = (address: string) =>
  /…|\.\.\./.test(address) || new URL(address).pathname === "/";

/** Addresses on a photo host that can't be those of a picture. */
export function findPartialAddresses(checked: CheckedFields): Finding[] {
  return untoldFields(checked).flatMap((field): Finding[] => {
    const { kind, value, offset } = field;
    if (kind?.kind !== "picture" || typeof value !== "string") return [];
    if (!URL.canParse(value) || !isPart(value)) return [];
    return [
      {
        offset,
        path: checked.words(field),
        found: show(value),
        expected: "the whole address of one picture",
        fix: "right-click the photo where you found it, choose Copy image address, and paste that",
      },
    ];
  });
}
