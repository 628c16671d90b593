import { colour } from '../palette.ts';

export const classicCss = `
.biodata.classic { background: #FFFAF0; }
.biodata.classic .frame { position: absolute; inset: 26px; border: 1.5px solid ${colour('brand')}; }
.biodata.classic .frame::after { content: ''; position: absolute; inset: 5px; border: 1px solid ${colour('marigold4')}; }
.biodata.classic .corner { position: absolute; width: 52px; height: 52px; }
.biodata.classic .at-0 { top: 43px; left: 43px; }
.biodata.classic .at-1 { top: 43px; right: 43px; transform: scaleX(-1); }
.biodata.classic .at-2 { bottom: 43px; left: 43px; transform: scaleY(-1); }
.biodata.classic .at-3 { bottom: 43px; right: 43px; transform: scale(-1); }
.biodata.classic .fits { position: absolute; inset: 50px 74px 84px; }
.biodata.classic header { text-align: center; }
.biodata.classic .heading { color: ${colour('brand')}; font-size: 20px; line-height: 32px; }
.biodata.classic .title { color: ${colour('brand9')}; font-size: 40px; line-height: 58px; }
.biodata.classic .divider { display: block; width: 270px; height: 14px; margin: 4px auto 18px; }
.biodata.classic .lead { display: flex; gap: 24px; align-items: flex-start; }
.biodata.classic .who { flex: 1; min-width: 0; --label: 122px; }
.biodata.classic .name { font-size: 34px; line-height: 58px; }
.biodata.classic[data-name='long'] .name { font-size: 28px; line-height: 44px; }
.biodata.classic .other-name { margin: -8px 0 4px; color: #5E5348; font-size: 16px; line-height: 26px; }
.biodata.classic .portrait {
  width: 200px;
  height: 280px;
  margin-top: 6px;
  padding: 5px;
  border: 1.5px solid ${colour('marigold4')};
  border-radius: 100px 100px 6px 6px;
  background: none;
}
.biodata.classic .portrait img, .biodata.classic .portrait.without { border-radius: 94px 94px 3px 3px; }
.biodata.classic .portrait.without { background: ${colour('ivory')}; }
.biodata.classic h2 { display: flex; align-items: center; gap: 14px; }
.biodata.classic h2::after { content: ''; flex: 1; height: 1px; background: ${colour('marigold4')}; }
.biodata.classic footer { position: absolute; left: 100px; right: 100px; bottom: 50px; text-align: center; }
.biodata.classic.phone .fits { inset: 46px 56px 80px; }
.biodata.classic.phone .lead { flex-direction: column-reverse; align-items: center; gap: 6px; }
.biodata.classic.phone .who { align-self: stretch; flex: none; --label: 150px; }
.biodata.classic.phone .portrait { width: 170px; height: 226px; margin-top: 0; }
.biodata.classic.phone .divider { margin-bottom: 8px; }
.biodata.classic.phone header { display: flex; flex-direction: column; }
.biodata.classic.phone .heading { font-size: 18px; line-height: 28px; }
.biodata.classic.phone .title { font-size: 32px; line-height: 44px; }
.biodata.classic.phone .name { line-height: 48px; }
`;
