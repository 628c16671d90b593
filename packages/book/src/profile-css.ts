import { colour } from './palette.ts';

// A rule is a box of one pixel, made thinner by a transform: a browser rounds the width of a border up to a pixel.
export const profileCss = `
.page .head { position: relative; display: flex; justify-content: space-between; padding-bottom: var(--head-gap); }
.page .head::after { transform: scaleY(1.06); background: ${colour('ink')}; }
.page .head::after, .page .group::before, .page .facts .row::after {
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  height: 1px;
}
.page .head::after, .page .facts .row::after { bottom: 0; transform-origin: bottom; }
.page.verso .head { flex-direction: row-reverse; text-align: right; }
.page .names { flex: 1; min-width: 0; }
.page .name { font-size: var(--name); line-height: var(--name-line); overflow-wrap: anywhere; }
.page .own-script {
  font: 400 var(--own-script) / var(--own-script-line) 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif;
}
.page .number { flex: none; margin: calc(var(--unit) * -1) 0 0 4mm; font-size: var(--number); font-weight: 700; line-height: 1; }
.page.verso .number { margin: calc(var(--unit) * -1) 4mm 0 0; }
.page .of-man { color: ${colour('neel')}; }
.page .of-woman { color: ${colour('maroon')}; }
.page .portrait {
  display: flex;
  flex-direction: row-reverse;
  align-items: flex-start;
  gap: var(--facts-gap);
  padding: var(--photo-gap) 0 var(--photo-below);
}
.page.verso .portrait { flex-direction: row; }
.page .photo { flex: none; display: block; width: var(--photo-width); height: var(--photo-height); object-fit: cover; }
.page .no-photo { display: flex; align-items: center; justify-content: center; background: ${colour('cotton')}; }
.page .no-photo .mark { width: 45%; }
.page .facts { flex: 1; min-width: 0; }
.page .row { position: relative; display: flex; }
.page .facts .row { min-height: var(--fact-row); align-items: center; line-height: min(var(--text-line), var(--fact-row)); }
.page .facts .row::after { transform: scaleY(calc(0.4 * var(--fact-rule))); background: ${colour('rule')}; }
.page .facts .row:last-child::after { content: none; }
.page dt { flex: none; width: var(--label); color: ${colour('label')}; }
.page dd { flex: 1; min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
.page .group { position: relative; padding: var(--group-above) 0 var(--group-below); }
.page .group::before { top: 0; transform: scaleY(0.67); transform-origin: top; background: ${colour('ruleStrong')}; }
.page .siblings { display: flex; }
.page .siblings .row:first-child { flex: none; width: calc(var(--label) + var(--sisters-at)); }
.page .siblings .row:last-child { flex: 1; }
.page .siblings .row:last-child dt { width: var(--sisters-label); }
.page .expectations { font-size: var(--expectations); line-height: var(--expectations-line); overflow-wrap: anywhere; }
.page .run-in { margin-right: 3mm; color: ${colour('label')}; }
.page .mobiles { align-items: baseline; }
.page .mobiles dd { font-size: var(--mobile); line-height: var(--mobile-line); }
.page .mobiles dd span { display: inline-block; margin-right: 4mm; }
.page .mobiles dd span:last-child { margin-right: 0; }
.page.profile-page .body { display: flex; flex-direction: column; }
.page.profile-page .body > * { flex: none; }
.page .contact { padding-bottom: 0; }
/* What is left of the page; its lines are there as far as they fit. */
.page.profile-page .body > .own-notes { flex: 1; min-height: 0; overflow: hidden; container-type: size; }
.page.a5 .own-notes { display: none; }
.page .own-notes .group { margin-top: var(--group-below); padding-bottom: 0; }
@container (height < 14.5mm) { .page .own-notes .group { display: none; } }
@container (height < 22.5mm) { .page .own-notes i:last-child { display: none; } }
.page .own-notes span { display: block; height: 5.2mm; color: ${colour('label')}; }
.page .own-notes i { display: block; position: relative; height: 8.2mm; margin-left: var(--label); }
.page .own-notes i:first-of-type { height: 3mm; }
.page .own-notes i::after {
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 1px;
  transform: scaleY(0.67);
  background: ${colour('ruleStrong')};
}
`;
