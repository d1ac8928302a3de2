import { resolve } from "node:path";
import { type Locator, expect } from "@playwright/test";
import { original, test } from "../../support/editor";
import { sampleFolder } from "../../support/sample";

/** As Word, Google Docs and a web page put it on the clipboard, and what it becomes. */
const copied = [
  [
    `<html><body><!--StartFragment--><h1><a name="_Toc1">Crew Day</a></h1><h2>In<br>May</h2><p class=MsoNormal>We meet at&nbsp;9 with <strong style='mso-bidi-font-weight:normal'><i>glo</i></strong><b><span style='font-weight:700'><em>ves </em></span></b>on.\u200B</p><p class=MsoNormal>Then we work.</p>
<p class=MsoListParagraphCxSpFirst><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Boots</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.</span>Dry</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>b.</span>Warm</p>
<p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Lunch</p><!--EndFragment--></body></html>`,
    `## Crew Day

### In May

We meet at 9 with **_gloves_** on.

Then we work.

- Boots
  1. Dry
  2. Warm
- Lunch`,
  ],
  [
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700;text-decoration:line-through">Read </span><a href="https://example.org/"><span>th</span></a><a href="https://example.org/"><span>is</span></a>, <s>or</s> {that}.</p><ul><li><p>One</p></li><ul><li><p>In it</p></li></ul><li><p>Two</p></li></ul><a href="https://example.org/"><img src="https://example.org/a.png"></a></b>`,
    `**<del>Read</del>** [this](https://example.org/), <del>or</del> \\{that}.

- One
  - In it
- Two`,
  ],
  [
    `<h2></h2><table><tr><td><b><p>Day</p></b></td><td>Task *</td></tr><tr><td><p>*May 2*</p><p>May 3</p></td><td>Paint<ul><li><p>walls</p></li> <li><p>two <b>doors</b></p></li></ul>red</td></tr></table><table><tr><td></td><td> </td></tr></table><script>alert(1)</script>`,
    `| **Day** | Task \\* |
| --- | --- |
| \\*May 2\\*<br />May 3 | Paint<br />walls<br />two **doors**<br />red |`,
  ],
  [
    `<p>10<sup>2</sup> m<span style="vertical-align:super">3</span><br>H<sub>2</sub>O<sup></sup></p><p>re<i>sow</i></p><p>~~not~~ ~5</p><p>Q&amp;A &amp;copy; <a href="https://example.org/?a=1&amp;b=2">map</a></p>`,
    "10<sup>2</sup> m<sup>3</sup><br />\nH<sub>2</sub>O\n\nre*sow*\n\n\\~\\~not\\~\\~ ~5\n\nQ&A \\&copy; [map](https://example.org/?a=1&b=2)",
  ],
  [
    "<div>By <b>mail</b></div><div><br></div><div>Twice</div><dl><dt>Burn</dt><dd>A fire that we set.</dd><dt>Prairie</dt><dt>Savanna</dt><dd>Grass.</dd></dl>",
    `By **mail**

Twice

- Burn

  A fire that we set.
- - Prairie
  - Savanna

  Grass.`,
  ],
  // Comments, tracked changes and hidden text, in Word
  [
    `<p class=MsoNormal>Volunteers <span class=msoDel><del cite="mailto:D" datetime="2026-05-02T09:00">must pay $20</del></span><ins cite="mailto:D">come <a style='mso-comment-reference:DD_1;mso-comment-date:20260502T0900'>free</a></ins><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[DD1]</a><![endif]><span style='mso-special-character:
comment'>&nbsp;</span></span></span>.<span style='display:none;mso-hide:
all'> Ask Dee.</span></p><p class=MsoNormal><s><o:p>&nbsp;</o:p></s></p>
<p class=MsoListParagraph><span style='mso-list:
Ignore'>1.<span>&nbsp; </span></span>Come <s>early</s></p>
<p class=MsoListParagraph><span style='mso-list:Ignore'>2.</span><del>Pay</del></p>
<p class=MsoListParagraph><span style='mso-list:Ignore'>3.</span>Dig</p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt><![endif]><p class=MsoCommentText><a class=msocomoff href="#_msoanchor_1">[DD1]</a>Check with board first!</p></div></div></div>`,
    `Volunteers come free.

1. Come <del>early</del>
2. Dig`,
  ],
  // … and in what Google Docs publishes, and LibreOffice Calc
  [
    `<p>Come<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> free<sup><a href="#ftnt1">[1]</a></sup>.</p><div><p><a href="#ftnt_ref1">[1]</a> Until May.</p></div><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Really?</p><p>Yes.</p></div>`,
    `Come free<sup>\\[1]</sup>.

\\[1] Until May.`,
  ],
  [
    `<table><tr><td>Day</td><td>Fee</td></tr><tr><td>May 2</td><td><a class="comment-indicator"></a><comment>Too low</comment>$5</td></tr><tr style="display: none"><td>Cost</td><td>$9</td></tr></table>`,
    `| Day | Fee |
| --- | --- |
| May 2 | $5 |`,
  ],
  // Footnotes in Word
  [
    `<p class=MsoNormal>Come free<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Until May.</p></div></div>`,
    `Come free\\[1].

---

\\[1] Until May.`,
  ],
  // The page's own title
  [
    "<p class=MsoTitle>About\nUs</p><h1>In May</h1><p>We meet.</p>",
    "## In May\n\nWe meet.",
  ],
  ["<h1>About Us</h1><h2>In May</h2><p>About Us</p>", "## In May\n\nAbout Us"],
  // A part of a line
  ["Come <del>not </del>free", "Come free"],
  ["<pre><span style='color:red'>plain</span></pre>", "in plain text"],
] as const;

/** Pastes what is on the clipboard in some formats. */
const paste = (field: Locator, formats: Readonly<Record<string, string>>) =>
  field.evaluate((element, formats) => {
    const clipboardData = new DataTransfer();
    for (const [format, data] of Object.entries(formats)) {
      clipboardData.setData(format, data);
    }
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", options));
  }, formats);

test("keeps the formatting of what is pasted", async ({ page, editor }) => {
  await editor.open("About Us");
  await editor.append("\nAt the end");
  const text = editor.pageText;
  for (const [html] of copied) {
    await paste(text, { "text/html": html, "text/plain": "in plain text" });
  }
  await expect(
    editor.preview.getByRole("cell", { name: /^Paint/ }),
  ).toBeVisible();
  // What is pasted is undone by itself.
  await editor.button("Undo").click();
  await expect(text).not.toContainText("in plain text");

  await test.step("no marker among other words, and no table of one cell", async () => {
    await editor.append("\nOur ");
    // Even if it is the page's title
    await paste(text, { "text/html": "<h2>About Us</h2>" });
    await page.keyboard.type(" is in ");
    const cell = "<table><tr><td>May</td></tr></table>";
    await paste(text, { "text/html": cell });
  });

  await test.step("a button among words is below them", async () => {
    await editor.append("\nOur walks");
    await page.keyboard.press("ArrowLeft");
    await paste(text, { "text/plain": "<DonateButton />\n" });
  });

  await test.step("what is added on an empty line is apart, and in a cell stays there", async () => {
    await editor.append("\nOne\nTwo");
    await page.keyboard.press("ArrowUp");
    const table = "<table><tr><th>Day</th></tr><tr><td>May 2</td></tr></table>";
    await paste(text, { "text/html": table });
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(" ");
    await paste(text, { "text/plain": "or\nMay 3\n" });
    await paste(text, {
      "text/html": "<p>, <b>9</b></p><p>or <del>not</del> 10</p>",
      "text/plain": ", 9\nor not 10",
    });
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    await editor.button("Bullet list").click();
    await page.keyboard.type("In June");
  });

  await editor.save();
  const before = await original("pages/about.mdx");
  const pasted = copied.slice(0, -1).map(([, markdown]) => markdown);
  expect(await editor.textOf("pages/about.mdx")).toBe(
    `${[`${before}\nAt the end`, ...pasted].join("\n\n")}

Our About Us is in May

Our walks

<DonateButton />

One

| Day |
| --- |
| May 2 or May 3, 9 or 10 |

- In June

Two
`,
  );
});

test("pastes only words that are seen into a field", async ({
  page,
  editor,
}) => {
  await editor.open("Words and pictures");
  const text = editor.group("About").getByLabel("Text", { exact: true });

  await test.step("with their paragraphs", async () => {
    await text.fill("");
    await paste(text, {
      "text/html": "<p class=MsoNormal>One.</p>\n<p class=MsoNormal>Two.</p>",
      "text/plain": "One.\r\nTwo.\r\n",
    });
    await expect(text).toHaveValue("One.\n\nTwo.");
  });

  await test.step("without comments", async () => {
    await text.fill("");
    await paste(text, {
      "text/html":
        "<p>Come at 9<a class=msocomanchor>[DD1]</a>.</p>\n<p>Bring <del>lunch</del>\ngloves.</p><div style='mso-element:comment-list'><p>[DD1] Ask Ana!</p></div>",
      "text/plain": "Come at 9[DD1].\r\nBring lunchgloves.\r\n[DD1] Ask Ana!",
    });
    await expect(text).toHaveValue("Come at 9.\n\nBring gloves.");
  });

  await test.step("without invisible characters", async () => {
    await editor.openFile("Name, address, EIN");
    const phone = page.getByLabel("Phone");
    await phone.fill("(575) 0199");
    for (let left = 0; left < 4; left += 1) await phone.press("ArrowLeft");
    await paste(phone, { "text/plain": "\u202A555\u202C" });
    await page.keyboard.type("-");
    await expect(phone).toHaveValue("(575) 555-0199");
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("");
    await paste(name, { "text/plain": "Río Verde\t\r\n Land Trust\n" });
    await expect(name).toHaveValue("Río Verde Land Trust");
    await expect(page.getByText("No problems")).toBeVisible();
  });
});

test("says how to add a picture that is dropped or pasted", async ({
  page,
  editor,
}) => {
  await editor.open("About Us");
  const text = editor.pageText;
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });

  await test.step("dropped on the text, as from a window of files", async () => {
    const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
    // What is dragged over isn't dropped if refused.
    const browser = await page.context().newCDPSession(page);
    const files = [resolve(sampleFolder, "images/table.jpg")];
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      const data = { items: [], files, dragOperationsMask: 1 };
      const place = { x: x + 9, y: y + 9 };
      await browser.send("Input.dispatchDragEvent", { type, ...place, data });
    }
  });

  await test.step("pasted alone, or among words", async () => {
    await text.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([], "trail.png", { type: "image/png" }));
      text.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    });
    const picture = '<img src="file:///C:/image001.png" alt="Dee">';
    for (const html of [
      // Word's picture of a bullet, a hidden picture, and one that counts readers
      `<p class=MsoListParagraph><span style='mso-list:Ignore'>${picture}</span>At 9</p><p><span style="display:none">${picture}</span><img width="1" height="1"></p>`,
      `<p>We meet ${picture}</p>`,
    ]) {
      await paste(text, { "text/html": html, "text/plain": "At 9" });
    }
    await expect(text).toContainText("We meet");
  });

  const isSaid = expect.stringContaining("click Photo");
  await expect.poll(() => said).toEqual([isSaid, isSaid, isSaid]);

  await test.step("dropped elsewhere, a file isn't opened", async () => {
    const isOpened = (node: Element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["owl"], "owl.jpg"));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      return node.dispatchEvent(new DragEvent("drop", options));
    };
    // The preview first: once it has a heading, the editor's own one stays.
    for (const place of [editor.preview, page]) {
      const heading = place.getByRole("heading", { level: 1 });
      expect(await heading.first().evaluate(isOpened)).toBe(false);
    }
  });
});
