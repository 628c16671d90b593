import { colour } from '../palette.ts';

/** The portrait is whole: its box has the shape of every portrait, four to five. */
export const photoCss = `
.biodata.photo { --label: 118px; background: #FBF8F2; }
.biodata.photo .top { display: flex; height: 552px; background: ${colour('brand8')}; }
.biodata.photo .portrait { width: 442px; height: 552px; }
.biodata.photo .portrait.without { background: ${colour('brand9')}; color: ${colour('marigold3')}; }
.biodata.photo .panel { flex: 1; min-width: 0; display: flex; flex-direction: column; justify-content: center; padding: 24px 26px 24px 32px; color: #fff; }
.biodata.photo .name { font-size: 40px; }
.biodata.photo[data-name='long'] .name { font-size: 34px; line-height: 46px; }
.biodata.photo .other-name { color: ${colour('brand2')}; font-size: 16px; line-height: 26px; }
.biodata.photo .bar { width: 64px; height: 3px; margin: 18px 0 16px; background: ${colour('marigold4')}; }
.biodata.photo .summary { font-weight: 600; line-height: 34px; }
.biodata.photo .summary span { display: block; }
.biodata.photo > .narali { height: 18px; background: ${colour('brand8')}; }
.biodata.photo .columns {
  position: absolute;
  inset: 588px 48px 72px;
  display: flex;
  gap: 36px;
  align-items: flex-start;
}
.biodata.photo .columns > div { flex: 1; min-width: 0; }
.biodata.photo .columns > div > section:first-child { margin-top: 0; }
.biodata.photo h2 { font-size: 22px; }
.biodata.photo footer {
  position: absolute;
  left: 48px;
  right: 48px;
  bottom: 22px;
  display: flex;
  align-items: center;
  padding-top: 12px;
  border-top: 1px solid ${colour('rule')};
}
.biodata.photo footer .mark { display: block; width: 30px; height: 30px; margin-right: 12px; }
.biodata.photo.phone .top { height: 450px; }
.biodata.photo.phone .portrait { width: 360px; height: 450px; }
.biodata.photo.phone .columns { inset: 484px 36px 72px; display: block; --label: 160px; }
.biodata.photo.phone section, .biodata.photo.phone .columns > div + div > section:first-child { margin-top: calc(var(--line) * 0.4); }
.biodata.photo.phone footer { left: 36px; right: 36px; }
`;
