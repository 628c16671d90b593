import { colour } from './palette.ts';

// Sizes in `--unit` grow with the page.
export const openerCss = `
.page .opener-ground { position: absolute; inset: 0; background: ${colour('brand8')}; }
.page .opener-band {
  position: absolute;
  left: var(--bleed);
  right: var(--bleed);
  bottom: 0;
  height: calc(var(--unit) * 14 + var(--bleed));
  background: ${colour('brand9')};
  box-sizing: border-box;
}
.page .opener-band { left: 0; right: 0; }
.page .narali {
  position: absolute;
  left: var(--bleed);
  width: var(--page-width);
  bottom: calc(100% - 1px);
  height: calc(var(--unit) * 3.5);
  overflow: visible;
  display: block;
}
.page.opener-page .foot { color: ${colour('brandPale')}; }
.page.opener-page .running { display: none; }
.page.opener-page .foot { justify-content: flex-end; }
.page.opener-page .body { color: ${colour('ivory')}; }
.page .opener-head {
  position: absolute;
  top: calc(var(--unit) * 3);
  left: 0;
  right: 0;
  display: flex;
  justify-content: space-between;
  color: ${colour('brand2')};
}
.page .opener-title { position: absolute; top: calc(var(--unit) * 43); left: 0; right: 0; }
.page .opener-title p { font-size: calc(var(--unit) * 4.15); line-height: calc(var(--unit) * 5.5); }
.page .opener-title .opener-own-script {
  font-size: calc(var(--unit) * 9);
  line-height: calc(var(--unit) * 13);
  color: ${colour('marigold3')};
}
.page .opener-title h1 { font-size: calc(var(--unit) * 13.2); line-height: calc(var(--unit) * 17); }
.page .opener-title .opener-range {
  margin: calc(var(--unit) * 7) 0 calc(var(--unit) * 5);
  font-size: calc(var(--unit) * 20);
  line-height: calc(var(--unit) * 22);
  font-weight: 700;
  color: ${colour('marigold4')};
}
.page .opener-map {
  position: absolute;
  bottom: calc(var(--unit) * 9.5);
  left: 0;
  right: 0;
  padding-top: calc(var(--unit) * 4);
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: calc(var(--unit) * 10);
  color: ${colour('brand2')};
  font-size: calc(var(--unit) * 3.45);
  line-height: calc(var(--unit) * 5.4);
}
.page .opener-map::before {
  content: '';
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  height: 1px;
  transform: scaleY(0.67);
  background: ${colour('brand6')};
}
.page .opener-map p { display: flex; justify-content: space-between; }
.page .opener-map .is-here { font-weight: 600; color: ${colour('ivory')}; }
`;
