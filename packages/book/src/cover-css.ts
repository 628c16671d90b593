// The drawing is a little larger than the page on every side, and the page cuts it.
export const coverCss = `
.page .cover {
  position: absolute;
  display: block;
  width: calc(var(--page-width) * 962 / 924);
  left: calc(var(--bleed) - var(--page-width) * 19 / 924);
  top: calc(var(--bleed) - var(--page-width) * 19 / 924);
}
.page .cover text { font-family: Mukta, 'Noto Sans Gujarati', sans-serif; }
.page .cover .display text { font-family: 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif; }
`;
