import { colour } from './palette.ts';

export const frontCss = `
.page .front-content { padding-top: calc(var(--unit) * 5); }
.page .prose p { margin-bottom: calc(var(--unit) * 3.5); line-height: var(--text-line); }
.page .contents p { position: relative; display: flex; align-items: baseline; gap: 3mm; padding: calc(var(--unit) * 1.6) 0; }
.page .contents p::after, .page .section-row::after {
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 1px;
  transform: scaleY(0.4);
  background: ${colour('rule')};
}
.page .contents em { flex: 1; font-style: normal; color: ${colour('label')}; }
.page .contents span, .page .contents b { font-weight: 600; }
.page .short-forms .row { padding: calc(var(--unit) * 1) 0; }
.page .short-forms dt { font-weight: 600; color: ${colour('ink')}; }
.page .short-forms dd { font-weight: 400; }
.page .section-row {
  position: absolute;
  left: calc(var(--bleed) + var(--left));
  right: calc(var(--bleed) + var(--right));
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: center;
  align-items: baseline;
  height: var(--tab-height);
}
.page .section-row .display { font-size: calc(var(--own-script) * 1.15); line-height: 1.3; }
.page .section-row .section-range { text-align: right; font-size: calc(var(--own-script) * 1.2); font-weight: 700; line-height: 1.3; }
.page .section-count { color: ${colour('label')}; text-align: right; }
.page .note-lines i { position: relative; display: block; height: calc(var(--unit) * 8); }
.page .note-lines i::after {
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 1px;
  transform: scaleY(0.4);
  background: ${colour('rule')};
}
.page.title-page .foot, .page.imprint-page .foot { display: none; }
.page .title-block { position: absolute; inset: 0; text-align: center; }
.page .title-block .mark { display: block; width: calc(var(--unit) * 17); margin: calc(var(--unit) * 24) auto calc(var(--unit) * 9); }
.page .title-word { font-size: calc(var(--unit) * 27); line-height: calc(var(--unit) * 36); color: ${colour('brand')}; }
.page .title-year { font-size: calc(var(--unit) * 15); line-height: calc(var(--unit) * 20); font-weight: 700; color: ${colour('brand')}; }
.page .title-line { margin-top: calc(var(--unit) * 3); }
.page .title-association { position: absolute; left: 0; right: 0; bottom: calc(var(--unit) * 6); font-weight: 600; }
.page .title-association .display { font-size: var(--own-script); line-height: var(--own-script-line); }
.page .title-association .title-melawa { font-weight: 400; }
.page .imprint { position: absolute; left: 0; right: 0; bottom: 0; color: ${colour('label')}; }
.page .imprint .mark { display: block; width: calc(var(--unit) * 11); margin-bottom: calc(var(--unit) * 4); }
.page .imprint b { font-weight: 600; color: ${colour('ink')}; }
.page .imprint .imprint-fonts { margin-top: calc(var(--unit) * 4); }
`;
