/**
 * Fallbacks: Arial (or a metric-compatible font), scaled to the metrics of the
 * real fonts, so that text doesn't move when they load. `size-adjust` is the
 * ratio of the widths of English text in both fonts, fine-tuned for the fewest
 * different line breaks on this site. It also scales the overrides, so these are
 * the real font's ascent and descent divided by it: 103% and 30% of the font size
 * for National Park, 95% and 22.5% for Public Sans. Don't size text in `ch`, which
 * differs more between the fonts; use em.
 */
export const fallbackFonts = `
  @font-face {
    font-family: "National Park Fallback";
    font-weight: 700;
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
    size-adjust: 99%;
    ascent-override: 104%;
    descent-override: 30.3%;
  }
  @font-face {
    font-family: "Public Sans Fallback";
    font-weight: 400 650;
    src: local("Arial"), local("ArialMT"), local("Liberation Sans");
    size-adjust: 103.8%;
    ascent-override: 91.5%;
    descent-override: 21.7%;
  }
`;
