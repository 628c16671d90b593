import { colour } from './palette.ts';

// Heights as in `book-index.ts`: a row is one line, a heading 1.3 lines at the top of a column and 1.9 inside it.
export const indexCss = `
.page .index-head {
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  height: calc(var(--unit) * 10.3);
}
.page .index-head::after {
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 1px;
  transform: scaleY(1.06);
  transform-origin: bottom;
  background: ${colour('ink')};
}
.page .index-head h1 { font-size: calc(var(--name) * 0.97); line-height: var(--name-line); }
.page .index-head p { font-size: var(--running); color: ${colour('label')}; }
.page .index-columns {
  position: absolute;
  top: calc(var(--unit) * 13);
  bottom: 0;
  left: 0;
  right: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: calc(var(--unit) * 8);
  font-size: var(--index-text);
  line-height: var(--index-line);
}
.page .index-columns::before {
  content: '';
  position: absolute;
  left: 50%;
  top: 0;
  bottom: 0;
  width: 1px;
  transform: scaleX(0.5);
  background: ${colour('rule')};
}
.page .index-column { min-width: 0; }
.page .index-entry, .page .index-group { display: flex; justify-content: space-between; gap: 2mm; }
.page .index-entry { height: var(--index-line); }
.page .index-entry span, .page .index-group b { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.page .index-entry b, .page .index-group b, .page .index-letter { font-weight: 600; }
.page .index-letter, .page .index-group {
  position: relative;
  height: calc(var(--index-line) * 1.9);
  padding-top: calc(var(--index-line) * 0.6);
}
.page .index-letter:first-child, .page .index-group:first-child {
  height: calc(var(--index-line) * 1.3);
  padding-top: 0;
}
.page .index-letter { font-size: calc(var(--index-text) * 1.15); }
.page .index-group span { flex: none; color: ${colour('label')}; }
.page .index-group::after {
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  bottom: calc(var(--index-line) * 0.12);
  height: 1px;
  transform: scaleY(0.67);
  background: ${colour('ruleStrong')};
}
`;
