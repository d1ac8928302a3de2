const words =
  "the river bends below oak ridge where seed is sown in winter and burned over in spring so that bluestem compass plant and coneflower come back before brome does and herons find frogs along its bank while neighbors walk mow count and mend what high water took".split(
    " ",
  );

/** A paragraph of `length` words, a different one for each `turn`. */
function paragraph(turn: number, length: number) {
  const text = Array.from(
    { length },
    (_, index) => words[(turn * 7 + index * (1 + (turn % 3))) % words.length],
  ).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * An MDX page of 390 words, as staff would write one: paragraphs, headings, a
 * list and a link. The same text for the same number, every time.
 */
export function pageText(number: number) {
  const part = (turn: number) => paragraph(number + turn, 60);
  return `---
title: Field notes ${number}
description: Notes from walk number ${number} along the river, written for measuring how long a build takes.
---

${part(0)}

## What grew

${part(1)}

${part(2)}

## What we saw

- ${paragraph(number, 10)}
- ${paragraph(number + 1, 10)}
- ${paragraph(number + 2, 10)}

${part(3)}

## What comes next

${part(4)}

${part(5)} [Write to us](/#contact) if you saw more.
`;
}
