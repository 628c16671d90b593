import { colour } from '../palette.ts';

export const modernCss = `
.biodata.modern aside {
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  flex-direction: column;
  width: 258px;
  padding: 40px 26px 28px;
  background: ${colour('brand8')};
  color: #fff;
}
.biodata.modern aside .fits { flex: 1; min-height: 0; }
.biodata.modern .portrait { width: 206px; height: 272px; border: 3px solid ${colour('marigold4')}; border-radius: 103px 103px 12px 12px; }
.biodata.modern .portrait.without { background: ${colour('brand9')}; color: ${colour('marigold3')}; }
.biodata.modern aside dl { margin-top: calc(var(--line) * 0.7); }
.biodata.modern aside dl > div { display: block; padding: calc(var(--line) * 0.26) 0; border-top: 1px solid rgb(255 255 255 / 0.3); line-height: calc(var(--line) * 0.72); }
.biodata.modern aside dt { width: auto; color: ${colour('brand2')}; font-size: max(15px, calc(var(--text) - 2px)); }
.biodata.modern aside footer { color: #fff; }
.biodata.modern aside footer span { display: inline; }
.biodata.modern aside footer span:first-of-type { display: block; }
.biodata.modern aside footer span:nth-of-type(2)::before { content: none; }
.biodata.modern .narali { height: 10px; margin: 10px 0 14px; transform: scaleY(-1); }
.biodata.modern .main { position: absolute; inset: 0 0 0 258px; padding: 38px 42px 30px 40px; --label: 128px; }
.biodata.modern .main .fits { height: 100%; }
.biodata.modern .main > footer { display: none; }
.biodata.modern .main .fits { display: flex; flex-direction: column; }
.biodata.modern .main .fits > * { flex: none; }
.biodata.modern .other-name { order: -1; color: #5E5348; font-size: 17px; line-height: 26px; }
.biodata.modern .summary { margin-top: 4px; font-weight: 600; color: #4A4038; }
.biodata.modern .summary span + span::before { content: '\\2022'; margin: 0 6px 0 2px; color: ${colour('marigold5')}; }
.biodata.modern h2 { padding-bottom: 4px; margin-bottom: 6px; border-bottom: 1px solid ${colour('marigold3')}; }
.biodata.modern.phone { display: flex; flex-direction: column; }
.biodata.modern.phone aside { position: static; flex: none; width: auto; padding: 28px 36px 0; }
.biodata.modern.phone aside .fits { display: flex; gap: 28px; }
.biodata.modern.phone aside .portrait { width: 216px; height: 286px; }
.biodata.modern.phone aside dl { flex: 1; min-width: 0; margin-top: 0; }
.biodata.modern.phone aside dl > div { display: flex; padding: 2px 0; line-height: calc(var(--line) * 0.86); }
.biodata.modern.phone aside dl > div:first-child { border-top: 0; }
.biodata.modern.phone aside dt { width: 132px; }
.biodata.modern.phone aside footer { display: none; }
.biodata.modern.phone aside .narali { margin: 24px -36px 0; width: 720px; height: 22px; }
.biodata.modern.phone .main { position: relative; inset: auto; flex: 1; min-height: 0; padding: 18px 36px 56px; --label: 160px; }
.biodata.modern.phone .main > footer { display: block; position: absolute; left: 36px; right: 36px; bottom: 20px; }
`;
