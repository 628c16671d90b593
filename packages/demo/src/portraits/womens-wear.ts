import { clipped, line, mirrored, shape } from './canvas.ts';
import { folds, neckline, pattern } from './cloth.ts';
import type { Tailoring } from './cloth.ts';
import { darken, lighten } from './colour.ts';
import type { WomensWear } from './parameters.ts';

/** The pallu crosses from the right shoulder; butti and border vary. */
function sari(tailoring: Tailoring): string {
  const { skin, body, bodyClip, main, second, trim, mainFill, secondFill, clothes } = tailoring;
  const border = 'M246 362C192 452 98 494 18 518';
  const pallu = 'M246 360C280 388 350 396 392 450L402 660L-20 660L-20 524C96 496 190 452 246 360Z';
  const pleats = [
    'M268 386C226 452 150 494 74 520',
    'M292 394C256 456 196 500 140 524',
    'M322 406C300 454 262 498 226 524',
    'M346 424C334 462 316 494 300 524',
  ];
  const flowers = [
    [232, 470],
    [262, 440],
    [276, 486],
    [308, 452],
    [330, 484],
    [196, 496],
    [318, 418],
    [150, 520],
    [246, 520],
    [300, 522],
  ];
  const butti = flowers.map(([x = 0, y = 0]) => shape(`M${x} ${y - 4}l3 4l-3 4l-3 -4Z`, trim, 0.85)).join('');
  const checks = flowers
    .map(([x = 0, y = 0]) => line(`M${x - 40} ${y + 26}L${x + 40} ${y - 26}`, trim, 1.4, 0.4))
    .join('');
  const woven = { butti, check: checks, lines: butti + checks, stripe: checks, plain: '' }[clothes.pattern];
  return (
    shape(body, secondFill) +
    neckline(
      'M165 344C164 356 160 366 156 372C160 408 178 431 200 431C222 431 240 408 244 372C240 366 236 356 235 344Z',
      skin,
    ) +
    line('M155 371C160 408 178 431 200 431C222 431 240 408 245 371', trim, 3.4, 0.85) +
    folds(second, ['M92 420C100 446 102 474 98 500', 'M128 404C136 430 138 450 134 470']) +
    clipped(
      bodyClip,
      shape(pallu, mainFill) +
        pleats.map((pleat) => line(pleat, darken(main, 0.5), 2, 0.33)).join('') +
        woven +
        line(border, darken(trim, 0.25), 17) +
        line(border, trim, 12) +
        `<path d="${border}" fill="none" stroke="${darken(main, 0.25)}" stroke-width="4" stroke-dasharray="2 6"/>`,
    )
  );
}

function kurta(tailoring: Tailoring): string {
  const { skin, body, bodyClip, main, second, trim, mainFill, secondFill, clothes } = tailoring;
  const dupatta = clipped(
    bodyClip,
    shape('M262 384C300 392 344 402 376 440L392 660L262 660C282 560 284 440 246 384Z', secondFill) +
      line('M246 382C284 440 282 560 262 662', trim, 6) +
      line(
        'M272 396C300 436 306 476 298 508M300 402C326 436 332 474 328 508M330 412C350 440 356 474 354 508',
        darken(second, 0.5),
        2,
        0.35,
      ),
  );
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline(
      'M165 344C164 356 161 362 157 367C160 392 178 414 196 417L200 438L204 417C222 414 240 392 243 367C239 362 236 356 235 344Z',
      skin,
    ) +
    line('M156 366C160 392 178 414 196 417L200 440L204 417C222 414 240 392 244 366', trim, 3.6) +
    `<path d="M151 372C154 402 174 426 190 430L200 470L210 430C226 426 246 402 249 372" fill="none" stroke="${trim}" stroke-width="1.8" stroke-dasharray="1 5" stroke-linecap="round" stroke-opacity=".9"/>` +
    folds(main, ['M120 410C126 440 126 474 120 504', 'M284 412C276 440 276 474 282 504']) +
    (clothes.hasDupatta ? dupatta : '')
  );
}

function anarkali({ skin, body, bodyClip, second, trim, mainFill, secondFill }: Tailoring): string {
  const fall =
    shape('M136 386C104 396 56 404 26 446L8 660L116 660C104 560 108 440 152 386Z', secondFill) +
    line('M152 384C108 440 104 560 116 662', trim, 5) +
    line('M126 396C98 436 92 476 94 508M100 404C78 440 70 476 70 508', darken(second, 0.5), 2, 0.35);
  return (
    shape(body, mainFill) +
    neckline(
      'M165 344C164 354 161 360 158 363C162 384 180 399 200 400C220 399 238 384 242 363C239 360 236 354 235 344Z',
      skin,
    ) +
    shape(
      'M152 366C156 394 176 413 200 414C224 413 244 394 248 366C246 363 243 362 241 362C238 384 220 399 200 400C180 399 162 384 159 362C157 362 154 363 152 366Z',
      secondFill,
    ) +
    line('M176 410L190 660M224 410L210 660', trim, 2, 0.7) +
    `<path d="M200 414V660" fill="none" stroke="${trim}" stroke-width="2.6" stroke-dasharray="1 9" stroke-linecap="round"/>` +
    clipped(bodyClip, fall + mirrored(fall))
  );
}

function blazer({ skin, body, main, second, mainFill, secondFill }: Tailoring): string {
  const lapel =
    'M160 358C150 372 138 384 124 394L146 424L134 434L198 510L184 510L200 506C188 470 168 420 160 358Z';
  const edge = line(lapel, darken(main, 0.55), 2, 0.6);
  return (
    shape(body, mainFill) +
    shape('M160 362L200 506L240 362Z', secondFill) +
    neckline(
      'M165 344C164 354 161 360 159 364C164 394 184 412 200 413C216 412 236 394 241 364C239 360 236 354 235 344Z',
      skin,
    ) +
    line('M164 380C170 402 186 414 200 414C214 414 230 402 236 380', darken(second, 0.25), 2, 0.6) +
    shape(lapel, lighten(main, 0.1)) +
    edge +
    mirrored(shape(lapel, darken(main, 0.08)) + edge) +
    folds(main, ['M70 420C84 446 88 476 84 504', 'M332 420C318 446 314 476 318 504'])
  );
}

function top(tailoring: Tailoring): string {
  const { skin, body, main, mainFill } = tailoring;
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline(
      'M165 344C164 356 160 364 154 369C160 402 180 420 200 421C220 420 240 402 246 369C240 364 236 356 235 344Z',
      skin,
    ) +
    line('M153 369C160 404 180 424 200 425C220 424 240 404 247 369', darken(main, 0.2), 5, 0.8) +
    folds(main, ['M112 410C122 440 122 474 116 504', 'M288 410C278 440 278 474 284 504'])
  );
}

function shirt(tailoring: Tailoring): string {
  const { skin, body, main, second, mainFill } = tailoring;
  const collar = 'M163 352L200 428L172 446L140 380C150 374 158 366 163 352Z';
  const edge = line(collar, darken(main, 0.5), 1.8, 0.45);
  const button = (y: number) => `<circle cx="200" cy="${y}" r="2.8" fill="${darken(second, 0.2)}"/>`;
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline('M163 346L163 356L200 434L237 356L237 346Z', skin) +
    shape(collar, lighten(main, 0.14)) +
    edge +
    mirrored(shape(collar, darken(main, 0.05)) + edge) +
    line('M193 436V660', darken(main, 0.5), 1.6, 0.35) +
    [454, 488, 522].map(button).join('') +
    folds(main, ['M104 412C114 440 116 470 110 504', 'M296 412C286 440 284 470 290 504'])
  );
}

/** The garments for women. */
export const womensWear: Record<WomensWear, (tailoring: Tailoring) => string> = {
  sari,
  kurta,
  anarkali,
  blazer,
  top,
  shirt,
};
